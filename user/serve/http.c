// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* http.c - see http.h. */
#include "serve/http.h"

#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/strbuf.h"
#include "serve/auth.h"
#include "serve/metrics.h"
#include "serve/mhd.h"
#include "serve/page.h"

#define CONNECTIONS 64u /* at a time, of each listener */
#define IDLE_S	    5u
#define LIFE_NS	    15000000000ull /* of a connection, however busy it seems */
#define CROWDED_NS  2000000000ull  /* the same where all places are taken */
#define MEMORY	    16384u	   /* bytes of a connection: what a request's head may have */
#define LOOK_MS	    1000

/* Of the versions and ciphers that GnuTLS has, those that are secure. */
#define TLS "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"

/* A socket that listens. */
struct door {
	struct http *http;
	struct MHD_Daemon *daemon;
	unsigned guests;
	bool local; /* a Unix socket */
};

/* A connection that is open. */
struct guest {
	int fd; /* -1: none */
	uint64_t since;
	struct door *door;
};

/* What was written of a state. */
struct page {
	uint64_t number;
	struct strbuf text;
};

struct http {
	struct mhd mhd;
	const struct state_shared *shared;
	const char *version;
	struct state state;
	struct page text, open;
	struct auth *auth; /* NULL: no password is asked for */
	struct door doors[SERVE_LISTEN_MAX];
	size_t n;
	struct guest guests[SERVE_LISTEN_MAX * CONNECTIONS];
};

/* ---- answers ------------------------------------------------------------------------------------- */

#define REALM "Basic realm=\"xptibpf\", charset=\"UTF-8\""
/* What other answers than the page may do in a browser. */
#define NO_POLICY "default-src 'none'; frame-ancestors 'none'"

static enum MHD_Result answer(const struct http *h, struct MHD_Connection *c, unsigned status,
			      const char *type, const char *body, size_t len)
{
	bool page = body == page_html;
	struct MHD_Response *r =
		h->mhd.create_response_from_buffer(len, (void *)body, MHD_RESPMEM_MUST_COPY);
	enum MHD_Result done;

	if (!r)
		return MHD_NO;
	h->mhd.add_response_header(r, MHD_HTTP_HEADER_CONTENT_TYPE, type);
	h->mhd.add_response_header(r, MHD_HTTP_HEADER_CONNECTION, "close");
	h->mhd.add_response_header(r, MHD_HTTP_HEADER_CACHE_CONTROL, "no-store");
	h->mhd.add_response_header(r, "X-Content-Type-Options", "nosniff");
	h->mhd.add_response_header(r, "Content-Security-Policy", page ? page_policy : NO_POLICY);
	if (status == MHD_HTTP_METHOD_NOT_ALLOWED)
		h->mhd.add_response_header(r, MHD_HTTP_HEADER_ALLOW, "GET, HEAD");
	if (status == MHD_HTTP_UNAUTHORIZED)
		h->mhd.add_response_header(r, MHD_HTTP_HEADER_WWW_AUTHENTICATE, REALM);
	if (status == MHD_HTTP_TOO_MANY_REQUESTS)
		h->mhd.add_response_header(r, MHD_HTTP_HEADER_RETRY_AFTER, "1");
	done = h->mhd.queue_response(c, status, r);
	h->mhd.destroy_response(r);
	return done;
}

static enum MHD_Result say(const struct http *h, struct MHD_Connection *c, unsigned status,
			   const char *text)
{
	return answer(h, c, status, "text/plain; charset=utf-8", text, strlen(text));
}

static enum MHD_Result answer_text(const struct http *h, struct MHD_Connection *c, const char *type,
				   const struct strbuf *text)
{
	if (strbuf_failed(text))
		return say(h, c, MHD_HTTP_SERVICE_UNAVAILABLE, "no memory\n");
	return answer(h, c, MHD_HTTP_OK, type, strbuf_str(text), text->len);
}

static enum MHD_Result answer_metrics(struct http *h, struct MHD_Connection *c)
{
	const char *accept =
		h->mhd.lookup_connection_value(c, MHD_HEADER_KIND, MHD_HTTP_HEADER_ACCEPT);
	bool open = metrics_wants_open(accept);
	struct page *p = open ? &h->open : &h->text;

	if (p->number != h->state.number || !p->text.len) {
		strbuf_done(&p->text);
		p->text = (struct strbuf)STRBUF_INIT;
		metrics_write(&p->text, &h->state, h->version, open);
		p->number = h->state.number;
	}
	return answer_text(h, c, open ? METRICS_OPEN : METRICS_TEXT, &p->text);
}

static enum MHD_Result answer_status(struct http *h, struct MHD_Connection *c)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	metrics_status(&text, &h->state, h->version);
	return answer_text(h, c, "application/json", &text);
}

static bool has_body(const struct http *h, struct MHD_Connection *c)
{
	const char *length =
		h->mhd.lookup_connection_value(c, MHD_HEADER_KIND, MHD_HTTP_HEADER_CONTENT_LENGTH);

	return (length && strcmp(length, "0") != 0) ||
	       h->mhd.lookup_connection_value(c, MHD_HEADER_KIND,
					      MHD_HTTP_HEADER_TRANSFER_ENCODING);
}

/* Whether supervisors ask for it, who have no password; it says nothing about what was counted. */
static bool is_open(const char *url)
{
	return !strcmp(url, "/healthz") || !strcmp(url, "/readyz");
}

/* As auth_check(). */
static int check_password(const struct door *d, struct MHD_Connection *c)
{
	const struct http *h = d->http;
	char *name, *word = NULL;
	int r;

	if (!h->auth || d->local)
		return 0;
	name = h->mhd.basic_auth_get_username_password(c, &word);
	r = auth_check(h->auth, name, word);
	if (word)
		explicit_bzero(word, strlen(word));
	h->mhd.free(word);
	h->mhd.free(name);
	return r;
}

static enum MHD_Result answer_state(struct http *h, struct MHD_Connection *c, const char *url)
{
	if (state_read(h->shared, &h->state) < 0)
		return say(h, c, MHD_HTTP_SERVICE_UNAVAILABLE, "the tracer does not answer\n");
	if (!strcmp(url, "/status"))
		return answer_status(h, c);
	if (!h->state.number)
		return say(h, c, MHD_HTTP_SERVICE_UNAVAILABLE,
			   "not ready: nothing was counted yet\n");
	return !strcmp(url, "/metrics") ? answer_metrics(h, c) : say(h, c, MHD_HTTP_OK, "ready\n");
}

/* Answers at the end of the head; of a body, nothing is read. */
static enum MHD_Result on_request(void *u, struct MHD_Connection *c, const char *url,
				  const char *method, const char *version, const char *upload,
				  size_t *upload_size, void **request)
{
	const struct door *d = u;
	struct http *h = d->http;
	int r;

	(void)version;
	(void)upload;
	(void)upload_size;
	(void)request;
	if (strcmp(method, MHD_HTTP_METHOD_GET) != 0 && strcmp(method, MHD_HTTP_METHOD_HEAD) != 0)
		return say(h, c, MHD_HTTP_METHOD_NOT_ALLOWED, "only GET and HEAD\n");
	if (has_body(h, c))
		return say(h, c, MHD_HTTP_CONTENT_TOO_LARGE, "a request has no body here\n");
	r = is_open(url) ? 0 : check_password(d, c);
	if (r == -EAGAIN)
		return say(h, c, MHD_HTTP_TOO_MANY_REQUESTS,
			   "too many wrong passwords: try again later\n");
	if (r < 0)
		return say(h, c, MHD_HTTP_UNAUTHORIZED, "name and password are needed\n");
	if (!strcmp(url, "/healthz"))
		return say(h, c, MHD_HTTP_OK, "ok\n");
	if (!strcmp(url, "/"))
		return answer(h, c, MHD_HTTP_OK, "text/html; charset=utf-8", page_html,
			      page_html_len);
	if (strcmp(url, "/metrics") != 0 && strcmp(url, "/readyz") != 0 &&
	    strcmp(url, "/status") != 0)
		return say(h, c, MHD_HTTP_NOT_FOUND,
			   "there are /, /metrics, /healthz, /readyz and /status\n");
	return answer_state(h, c, url);
}

/* ---- connections --------------------------------------------------------------------------------- */

static void on_connection(void *u, struct MHD_Connection *c, void **socket_context,
			  enum MHD_ConnectionNotificationCode what)
{
	struct door *d = u;
	struct http *h = d->http;
	struct guest *g = *socket_context;

	if (what == MHD_CONNECTION_NOTIFY_CLOSED) {
		if (g) {
			g->fd = -1;
			d->guests--;
		}
		return;
	}
	for (size_t i = 0; i < ARRAY_SIZE(h->guests); i++) {
		if (h->guests[i].fd >= 0)
			continue;
		g = &h->guests[i];
		g->fd = h->mhd.get_connection_info(c, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
		g->since = now_ns();
		g->door = d;
		d->guests++;
		*socket_context = g;
		return;
	}
}

/*
 * A byte now and then keeps a connection from being idle, and would keep its place for ever. Where others wait for a place,
 * there is less time.
 */
static void end_old(struct http *h)
{
	uint64_t now = now_ns();

	for (size_t i = 0; i < ARRAY_SIZE(h->guests); i++) {
		const struct guest *g = &h->guests[i];

		if (g->fd >= 0 &&
		    now - g->since > (g->door->guests >= CONNECTIONS ? CROWDED_NS : LIFE_NS))
			shutdown(g->fd, SHUT_RDWR);
	}
}

/* ---- life ---------------------------------------------------------------------------------------- */

static bool is_unix(int listener)
{
	struct sockaddr_storage sa = { 0 };
	socklen_t len = sizeof(sa);

	return !getsockname(listener, (struct sockaddr *)&sa, &len) && sa.ss_family == AF_UNIX;
}

/* Of a path, nothing means something else: what would be a NUL in it would be its end. */
static size_t keep_path(void *u, struct MHD_Connection *c, char *path)
{
	(void)u;
	(void)c;
	return strlen(path);
}

static int open_door(struct door *d, const struct mhd *mhd, int listener,
		     const struct web_secrets *secrets)
{
	const struct MHD_OptionItem with_tls[] = {
		{ MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)secrets->cert },
		{ MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)secrets->key },
		{ MHD_OPTION_HTTPS_PRIORITIES, 0, TLS },
		{ MHD_OPTION_END, 0, NULL },
	};
	const struct MHD_OptionItem without[] = { { MHD_OPTION_END, 0, NULL } };
	bool tls = *secrets->cert && !is_unix(listener);

	d->local = is_unix(listener);
	d->daemon = mhd->start_daemon(MHD_USE_EPOLL | (tls ? MHD_USE_TLS : 0), 0, NULL, NULL,
				      on_request, d, MHD_OPTION_LISTEN_SOCKET, listener,  //
				      MHD_OPTION_CONNECTION_LIMIT, CONNECTIONS,		  //
				      MHD_OPTION_CONNECTION_TIMEOUT, IDLE_S,		  //
				      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)MEMORY, //
				      MHD_OPTION_NOTIFY_CONNECTION, on_connection, d,
				      MHD_OPTION_UNESCAPE_CALLBACK, keep_path, NULL, //
				      MHD_OPTION_ARRAY, tls ? with_tls : without, MHD_OPTION_END);
	return d->daemon ? 0 : -EIO;
}

int http_new(const struct http_config *config, struct http **ret)
{
	struct http *h = calloc(1, sizeof(*h));
	struct errline e;
	int r = 0;

	if (!h)
		return -ENOMEM;
	h->mhd = *config->mhd;
	h->shared = config->state;
	h->version = config->version;
	for (size_t i = 0; i < ARRAY_SIZE(h->guests); i++)
		h->guests[i].fd = -1;
	if (*config->secrets->auth)
		r = auth_new(config->secrets->auth, &h->auth, &e);
	for (; r >= 0 && h->n < config->n && h->n < SERVE_LISTEN_MAX; h->n++) {
		h->doors[h->n].http = h;
		r = open_door(&h->doors[h->n], &h->mhd, config->listeners[h->n], config->secrets);
		if (r < 0)
			break;
	}
	if (r < 0) {
		http_free(h);
		return r;
	}
	*ret = h;
	return 0;
}

struct http *http_free(struct http *h)
{
	if (!h)
		return NULL;
	for (size_t i = 0; i < h->n; i++)
		h->mhd.stop_daemon(h->doors[i].daemon);
	auth_free(h->auth);
	strbuf_done(&h->text.text);
	strbuf_done(&h->open.text);
	free(h);
	return NULL;
}

/* How long the daemons can wait, in ms. */
static int wait_ms(const struct http *h)
{
	MHD_UNSIGNED_LONG_LONG most = LOOK_MS, ms;

	for (size_t i = 0; i < h->n; i++)
		if (h->mhd.get_timeout(h->doors[i].daemon, &ms) == MHD_YES && ms < most)
			most = ms;
	return (int)most;
}

int http_run(struct http *h, int until)
{
	struct pollfd p[1 + SERVE_LISTEN_MAX] = { { .fd = until, .events = POLLIN } };

	for (size_t i = 0; i < h->n; i++) {
		const union MHD_DaemonInfo *info =
			h->mhd.get_daemon_info(h->doors[i].daemon, MHD_DAEMON_INFO_EPOLL_FD);

		p[1 + i] = (struct pollfd){ .fd = info->epoll_fd, .events = POLLIN };
	}
	for (;;) {
		if (poll(p, 1 + h->n, wait_ms(h)) < 0 && errno != EINTR)
			return -errno;
		if (p[0].revents)
			return 0;
		for (size_t i = 0; i < h->n; i++)
			h->mhd.run(h->doors[i].daemon);
		end_old(h);
	}
}
