// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* http.c - see http.h. */
#include "serve/http.h"

#include <errno.h>
#include <microhttpd.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/strbuf.h"
#include "serve/metrics.h"

#define CONNECTIONS 64u /* at a time, of each listener */
#define IDLE_S	    5u
#define LIFE_NS	    15000000000ull /* of a connection, however busy it seems */
#define MEMORY	    16384u	   /* bytes of a connection: what a request's head may have */
#define LOOK_MS	    1000

/* A connection that is open. */
struct guest {
	int fd; /* -1: none */
	uint64_t since;
};

/* What was written of a state. */
struct page {
	uint64_t number;
	struct strbuf text;
};

struct http {
	const struct state_shared *shared;
	const char *version;
	struct state state;
	struct page text, open;
	struct MHD_Daemon *daemons[SERVE_LISTEN_MAX];
	size_t n;
	struct guest guests[SERVE_LISTEN_MAX * CONNECTIONS];
};

/* ---- answers ------------------------------------------------------------------------------------- */

static enum MHD_Result answer(struct MHD_Connection *c, unsigned status, const char *type,
			      const char *body, size_t len)
{
	struct MHD_Response *r =
		MHD_create_response_from_buffer(len, (void *)body, MHD_RESPMEM_MUST_COPY);
	enum MHD_Result done;

	if (!r)
		return MHD_NO;
	MHD_add_response_header(r, MHD_HTTP_HEADER_CONTENT_TYPE, type);
	MHD_add_response_header(r, MHD_HTTP_HEADER_CONNECTION, "close");
	MHD_add_response_header(r, MHD_HTTP_HEADER_CACHE_CONTROL, "no-store");
	MHD_add_response_header(r, "X-Content-Type-Options", "nosniff");
	if (status == MHD_HTTP_METHOD_NOT_ALLOWED)
		MHD_add_response_header(r, MHD_HTTP_HEADER_ALLOW, "GET, HEAD");
	done = MHD_queue_response(c, status, r);
	MHD_destroy_response(r);
	return done;
}

static enum MHD_Result say(struct MHD_Connection *c, unsigned status, const char *text)
{
	return answer(c, status, "text/plain; charset=utf-8", text, strlen(text));
}

static enum MHD_Result answer_text(struct MHD_Connection *c, const char *type,
				   const struct strbuf *text)
{
	if (strbuf_failed(text))
		return say(c, MHD_HTTP_SERVICE_UNAVAILABLE, "no memory\n");
	return answer(c, MHD_HTTP_OK, type, strbuf_str(text), text->len);
}

static enum MHD_Result answer_metrics(struct http *h, struct MHD_Connection *c)
{
	const char *accept =
		MHD_lookup_connection_value(c, MHD_HEADER_KIND, MHD_HTTP_HEADER_ACCEPT);
	bool open = metrics_wants_open(accept);
	struct page *p = open ? &h->open : &h->text;

	if (p->number != h->state.number || !p->text.len) {
		strbuf_done(&p->text);
		p->text = (struct strbuf)STRBUF_INIT;
		metrics_write(&p->text, &h->state, h->version, open);
		p->number = h->state.number;
	}
	return answer_text(c, open ? METRICS_OPEN : METRICS_TEXT, &p->text);
}

static enum MHD_Result answer_status(struct http *h, struct MHD_Connection *c)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	metrics_status(&text, &h->state, h->version);
	return answer_text(c, "application/json", &text);
}

static bool has_body(struct MHD_Connection *c)
{
	const char *length =
		MHD_lookup_connection_value(c, MHD_HEADER_KIND, MHD_HTTP_HEADER_CONTENT_LENGTH);

	return (length && strcmp(length, "0") != 0) ||
	       MHD_lookup_connection_value(c, MHD_HEADER_KIND, MHD_HTTP_HEADER_TRANSFER_ENCODING);
}

/* Answers at the end of the head; of a body, nothing is read. */
static enum MHD_Result on_request(void *u, struct MHD_Connection *c, const char *url,
				  const char *method, const char *version, const char *upload,
				  size_t *upload_size, void **request)
{
	struct http *h = u;

	(void)version;
	(void)upload;
	(void)upload_size;
	(void)request;
	if (strcmp(method, MHD_HTTP_METHOD_GET) != 0 && strcmp(method, MHD_HTTP_METHOD_HEAD) != 0)
		return say(c, MHD_HTTP_METHOD_NOT_ALLOWED, "only GET and HEAD\n");
	if (has_body(c))
		return say(c, MHD_HTTP_CONTENT_TOO_LARGE, "a request has no body here\n");
	if (!strcmp(url, "/healthz"))
		return say(c, MHD_HTTP_OK, "ok\n");
	if (strcmp(url, "/metrics") != 0 && strcmp(url, "/readyz") != 0 &&
	    strcmp(url, "/status") != 0)
		return say(c, MHD_HTTP_NOT_FOUND,
			   "there are /metrics, /healthz, /readyz and /status\n");
	if (state_read(h->shared, &h->state) < 0)
		return say(c, MHD_HTTP_SERVICE_UNAVAILABLE, "the tracer does not answer\n");
	if (!strcmp(url, "/status"))
		return answer_status(h, c);
	if (!h->state.number)
		return say(c, MHD_HTTP_SERVICE_UNAVAILABLE, "not ready: nothing was counted yet\n");
	return !strcmp(url, "/metrics") ? answer_metrics(h, c) : say(c, MHD_HTTP_OK, "ready\n");
}

/* ---- connections --------------------------------------------------------------------------------- */

static void on_connection(void *u, struct MHD_Connection *c, void **socket_context,
			  enum MHD_ConnectionNotificationCode what)
{
	struct http *h = u;
	struct guest *g = *socket_context;

	if (what == MHD_CONNECTION_NOTIFY_CLOSED) {
		if (g)
			g->fd = -1;
		return;
	}
	for (size_t i = 0; i < ARRAY_SIZE(h->guests); i++) {
		if (h->guests[i].fd >= 0)
			continue;
		g = &h->guests[i];
		g->fd = MHD_get_connection_info(c, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
		g->since = now_ns();
		*socket_context = g;
		return;
	}
}

/* A byte now and then keeps a connection from being idle, and would keep its place for ever. */
static void end_old(struct http *h)
{
	uint64_t now = now_ns();

	for (size_t i = 0; i < ARRAY_SIZE(h->guests); i++)
		if (h->guests[i].fd >= 0 && now - h->guests[i].since > LIFE_NS)
			shutdown(h->guests[i].fd, SHUT_RDWR);
}

/* ---- life ---------------------------------------------------------------------------------------- */

static struct MHD_Daemon *start(struct http *h, int listener)
{
	return MHD_start_daemon(MHD_USE_EPOLL, 0, NULL, NULL, on_request, h,
				MHD_OPTION_LISTEN_SOCKET, listener,		    //
				MHD_OPTION_CONNECTION_LIMIT, CONNECTIONS,	    //
				MHD_OPTION_CONNECTION_TIMEOUT, IDLE_S,		    //
				MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)MEMORY, //
				MHD_OPTION_NOTIFY_CONNECTION, on_connection, h, MHD_OPTION_END);
}

int http_new(const int listeners[], size_t n, const struct state_shared *state, const char *version,
	     struct http **ret)
{
	struct http *h = calloc(1, sizeof(*h));

	if (!h)
		return -ENOMEM;
	h->shared = state;
	h->version = version;
	for (size_t i = 0; i < ARRAY_SIZE(h->guests); i++)
		h->guests[i].fd = -1;
	for (h->n = 0; h->n < n && h->n < SERVE_LISTEN_MAX; h->n++) {
		h->daemons[h->n] = start(h, listeners[h->n]);
		if (!h->daemons[h->n]) {
			http_free(h);
			return -EIO;
		}
	}
	*ret = h;
	return 0;
}

struct http *http_free(struct http *h)
{
	if (!h)
		return NULL;
	for (size_t i = 0; i < h->n; i++)
		MHD_stop_daemon(h->daemons[i]);
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
		if (MHD_get_timeout(h->daemons[i], &ms) == MHD_YES && ms < most)
			most = ms;
	return (int)most;
}

int http_run(struct http *h, int until)
{
	struct pollfd p[1 + SERVE_LISTEN_MAX] = { { .fd = until, .events = POLLIN } };

	for (size_t i = 0; i < h->n; i++) {
		const union MHD_DaemonInfo *info =
			MHD_get_daemon_info(h->daemons[i], MHD_DAEMON_INFO_EPOLL_FD);

		p[1 + i] = (struct pollfd){ .fd = info->epoll_fd, .events = POLLIN };
	}
	for (;;) {
		if (poll(p, 1 + h->n, wait_ms(h)) < 0 && errno != EINTR)
			return -errno;
		if (p[0].revents)
			return 0;
		for (size_t i = 0; i < h->n; i++)
			MHD_run(h->daemons[i]);
		end_old(h);
	}
}
