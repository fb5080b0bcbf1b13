// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * top_screen.c - see top_screen.h.
 *
 * ncurses belongs to one thread. What it shows comes by a place for one snapshot under a lock: the newest counts, one
 * that nobody has looked at is thrown away. The terminal is given back on every way out: by the thread when it
 * leaves, and by a signal handler when the program dies of a fault or SIGQUIT; there only what a handler
 * may do is done, with what was prepared before.
 */
#include "cmds/top_screen.h"

#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"

#define LOOK_MS	     100 /* how often the size of the terminal is looked at */
#define ESCAPE_MS    25	 /* how long Escape may be the beginning of another key */
#define WARNINGS_MAX 16
#define WARNING_NS   10000000000ull /* how long one is shown */
#define RESTORE_MAX  256

struct top_screen {
	struct top_view *view;
	bool colour, utf8;
	void (*leave)(void *u);
	void *u;
	SCREEN *screen;
	pthread_t thread;
	bool started, joined;
	int wake;
	volatile sig_atomic_t leaving;
	pthread_mutex_t lock; /* of what follows */
	struct top_data *next;
	char *warning[WARNINGS_MAX];
	size_t nwarnings;
	uint64_t warned_at; /* ns, the last of them */
};

/* For signal handlers, which get no argument. */
static struct {
	volatile sig_atomic_t on;
	struct termios saved;
	char restore[RESTORE_MAX];
	size_t n;
} terminal;

static const int crashes[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT };

/* ---- the terminal ------------------------------------------------------------------------------ */

const char *top_screen_missing(void)
{
	const char *missing = NULL;
	int error;

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		return "the screen needs a terminal for input and output (use -b without one)";
	if (setupterm(NULL, STDOUT_FILENO, &error) == ERR)
		return "unknown type of terminal, see TERM (use -b without a screen)";
	if (!cursor_address || !clear_screen)
		missing =
			"this type of terminal can't position text, see TERM (use -b without a screen)";
	del_curterm(cur_term);
	return missing;
}

static void on_crash(int sig)
{
	ssize_t n;

	if (terminal.on) {
		n = write(STDOUT_FILENO, terminal.restore, terminal.n);
		(void)n;
		tcsetattr(STDIN_FILENO, TCSANOW, &terminal.saved);
	}
	raise(sig); /* the default, by SA_RESETHAND */
}

/* Without the times that old terminals need to think. */
static void keep_sequence(const char *s)
{
	while (s && s != (char *)-1 && *s && terminal.n < sizeof(terminal.restore)) {
		if (s[0] == '$' && s[1] == '<') {
			s += strcspn(s, ">");
			s += *s == '>';
			continue;
		}
		terminal.restore[terminal.n++] = *s++;
	}
}

static void guard_terminal(void)
{
	struct sigaction crash = { .sa_handler = on_crash, .sa_flags = SA_RESETHAND };

	terminal.n = 0;
	keep_sequence(keypad_local);
	keep_sequence(exit_attribute_mode);
	keep_sequence(cursor_normal);
	keep_sequence(exit_ca_mode);
	terminal.on = 1;
	for (size_t i = 0; i < ARRAY_SIZE(crashes); i++)
		sigaction(crashes[i], &crash, NULL);
}

static void set_colours(struct top_screen *s)
{
	s->colour = s->colour && has_colors() && start_color() == OK;
	if (!s->colour)
		return;
	use_default_colors();
	init_pair(TOP_HEAD, COLOR_CYAN, -1);
	init_pair(TOP_ALARM, COLOR_RED, -1);
	init_pair(TOP_HINT, COLOR_CYAN, -1);
}

static int take_terminal(struct top_screen *s)
{
	tcgetattr(STDIN_FILENO, &terminal.saved);
	s->utf8 = !strcmp(nl_langinfo(CODESET), "UTF-8");
	s->screen = newterm(NULL, stdout, stdin);
	if (!s->screen)
		return -ENOTTY;
	set_term(s->screen);
	guard_terminal();
	cbreak();
	noecho();
	nonl();
	keypad(stdscr, true);
	nodelay(stdscr, true);
	set_escdelay(ESCAPE_MS);
	curs_set(0);
	set_colours(s);
	return 0;
}

static void give_back_terminal(void)
{
	if (!terminal.on)
		return;
	endwin();
	terminal.on = 0;
}

/* ---- painting ---------------------------------------------------------------------------------- */

static attr_t attributes(const struct top_screen *s, enum top_look look, short *ret_pair)
{
	bool pair = look == TOP_HEAD || look == TOP_ALARM || look == TOP_HINT;

	*ret_pair = s->colour && pair ? (short)look : 0;
	switch (look) {
	case TOP_HEAD:
	case TOP_ALARM:
		return A_BOLD;
	case TOP_TITLES:
		return A_REVERSE;
	case TOP_SELECTED:
		return A_REVERSE | A_BOLD;
	case TOP_DIM:
		return A_DIM;
	default:
		return A_NORMAL;
	}
}

/* Where the terminal has no UTF-8, a mark for each character that it can't show. */
static void plain(char *text)
{
	char *to = text;

	for (const char *at = text; *at; at++) {
		if ((*at & 0x80) == 0)
			*to++ = *at;
		else if ((*at & 0xc0) != 0x80)
			*to++ = '?';
	}
	*to = '\0';
}

static void paint(struct top_screen *s, struct top_frame *f)
{
	time_t now = time(NULL);
	struct tm tm;
	char clock[16];

	localtime_r(&now, &tm);
	strftime(clock, sizeof(clock), "%H:%M:%S", &tm);
	if (top_view_draw(s->view, COLS, LINES, clock, f) < 0)
		return;
	erase();
	for (int y = 0; y < f->n; y++) {
		short pair;
		attr_t a = attributes(s, f->line[y].look, &pair);

		if (!s->utf8 && f->line[y].text.len)
			plain(f->line[y].text.buf);
		mvaddstr(y, 0, strbuf_str(&f->line[y].text));
		mvchgat(y, 0, -1, a, pair, NULL);
	}
	refresh();
}

/* ---- keys -------------------------------------------------------------------------------------- */

static int translate(int c)
{
	static const struct {
		int from, to;
	} keys[] = {
		{ KEY_UP, TOP_KEY_UP },
		{ KEY_DOWN, TOP_KEY_DOWN },
		{ KEY_PPAGE, TOP_KEY_PAGE_UP },
		{ KEY_NPAGE, TOP_KEY_PAGE_DOWN },
		{ KEY_HOME, TOP_KEY_HOME },
		{ KEY_END, TOP_KEY_END },
		{ KEY_LEFT, TOP_KEY_LEFT },
		{ KEY_RIGHT, TOP_KEY_RIGHT },
		{ KEY_ENTER, TOP_KEY_ENTER },
		{ '\n', TOP_KEY_ENTER },
		{ '\r', TOP_KEY_ENTER },
		{ '\x1b', TOP_KEY_ESCAPE },
		{ KEY_BACKSPACE, TOP_KEY_BACKSPACE },
		{ 0x7f, TOP_KEY_BACKSPACE },
		{ '\b', TOP_KEY_BACKSPACE },
		{ '\t', TOP_KEY_TAB },
		{ KEY_BTAB, TOP_KEY_BACK_TAB },
	};

	for (size_t i = 0; i < ARRAY_SIZE(keys); i++)
		if (keys[i].from == c)
			return keys[i].to;
	return c;
}

/* Takes what was typed. *ret: something was. */
static bool take_keys(struct top_screen *s, bool *ret)
{
	int c;

	while ((c = getch()) != ERR) {
		*ret = true;
		if (c == '\f')
			clearok(stdscr, true);
		else if (c == KEY_RESIZE)
			continue;
		else if (!top_view_key(s->view, translate(c)))
			return false;
	}
	return true;
}

/* ---- the thread -------------------------------------------------------------------------------- */

static bool take_next(struct top_screen *s)
{
	struct top_data *d;
	const char *message;

	pthread_mutex_lock(&s->lock);
	d = s->next;
	s->next = NULL;
	message = s->nwarnings && now_ns() < s->warned_at + WARNING_NS
			  ? s->warning[s->nwarnings - 1]
			  : NULL;
	pthread_mutex_unlock(&s->lock);
	s->view->message = message;
	if (d)
		top_view_take(s->view, d);
	return d;
}

/* SIGWINCH wakes us; the size is what the terminal says, whoever was notified of it. */
static bool take_size(void)
{
	struct winsize w;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) || !w.ws_row || !w.ws_col)
		return false;
	if (!is_term_resized(w.ws_row, w.ws_col))
		return false;
	resizeterm(w.ws_row, w.ws_col);
	clearok(stdscr, true);
	return true;
}

static void serve(struct top_screen *s)
{
	struct top_frame frame = { 0 };
	bool changed = true;

	while (!s->leaving) {
		struct pollfd p[] = { { .fd = STDIN_FILENO, .events = POLLIN },
				      { .fd = s->wake, .events = POLLIN } };
		uint64_t woken;

		changed |= take_size();
		if (changed)
			paint(s, &frame);
		changed = false;
		poll(p, 2, LOOK_MS);
		/* Nobody is there any more. */
		if (p[0].revents & (POLLHUP | POLLERR | POLLNVAL))
			break;
		if (p[1].revents && read(s->wake, &woken, sizeof(woken)) > 0)
			changed = true;
		changed |= take_next(s);
		if (!take_keys(s, &changed))
			break;
	}
	top_frame_done(&frame);
}

static void *run(void *u)
{
	struct top_screen *s = u;

	serve(s);
	give_back_terminal();
	s->leave(s->u);
	return NULL;
}

/* The signals of the terminal go to the screen's thread, and all others to the one that was there before. */
static int start_thread(struct top_screen *s)
{
	sigset_t most, before, ours;
	int r;

	sigfillset(&most);
	sigemptyset(&ours);
	sigaddset(&ours, SIGWINCH);
	sigaddset(&ours, SIGTSTP);
	sigdelset(&most, SIGWINCH);
	sigdelset(&most, SIGTSTP);
	for (size_t i = 0; i < ARRAY_SIZE(crashes); i++)
		sigdelset(&most, crashes[i]);
	pthread_sigmask(SIG_BLOCK, &most, &before);
	r = pthread_create(&s->thread, NULL, run, s);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	pthread_sigmask(SIG_BLOCK, &ours, NULL);
	s->started = !r;
	return -r;
}

/* ---- for others -------------------------------------------------------------------------------- */

int top_screen_new(struct top_view *v, bool colour, void (*leave)(void *u), void *u,
		   struct top_screen **ret)
{
	struct top_screen *s = calloc(1, sizeof(*s));
	int r;

	if (!s)
		return -ENOMEM;
	*s = (struct top_screen){ .view = v, .colour = colour, .leave = leave, .u = u };
	pthread_mutex_init(&s->lock, NULL);
	s->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	r = s->wake < 0 ? -errno : take_terminal(s);
	if (r >= 0)
		r = start_thread(s);
	if (r < 0) {
		top_screen_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

static void wake(struct top_screen *s)
{
	uint64_t one = 1;
	int saved = errno;
	ssize_t n = write(s->wake, &one, sizeof(one));

	(void)n; /* it can only fail by being awake already */
	errno = saved;
}

void top_screen_show(struct top_screen *s, struct top_data *d)
{
	pthread_mutex_lock(&s->lock);
	top_data_free(s->next);
	s->next = d;
	pthread_mutex_unlock(&s->lock);
	wake(s);
}

void top_screen_warn(struct top_screen *s, const char *line)
{
	pthread_mutex_lock(&s->lock);
	if (s->nwarnings < WARNINGS_MAX) {
		s->warning[s->nwarnings] = strdup(line);
		s->nwarnings += s->warning[s->nwarnings] != NULL;
		s->warned_at = now_ns();
	}
	pthread_mutex_unlock(&s->lock);
	wake(s);
}

void top_screen_leave(struct top_screen *s)
{
	s->leaving = 1;
	wake(s);
}

void top_screen_wait(struct top_screen *s)
{
	if (s->started && !s->joined)
		pthread_join(s->thread, NULL);
	s->joined = true;
}

struct top_screen *top_screen_free(struct top_screen *s)
{
	if (!s)
		return NULL;
	top_screen_leave(s);
	top_screen_wait(s);
	give_back_terminal();
	s->view->message = NULL;
	for (size_t i = 0; i < s->nwarnings; i++) {
		log_warn("%s", s->warning[i]);
		free(s->warning[i]);
	}
	if (s->screen)
		delscreen(s->screen);
	if (s->wake >= 0)
		close(s->wake);
	top_data_free(s->next);
	pthread_mutex_destroy(&s->lock);
	free(s);
	return NULL;
}
