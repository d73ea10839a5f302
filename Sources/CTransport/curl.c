#define _GNU_SOURCE
#include "CTransport.h"
#include "open.h"

#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/* What curl/curl.h says; libcurl has kept these numbers since version 7. */
enum {
    CURL_LONG = 0, CURL_OBJECT = 10000, CURL_FUNCTION = 20000,
    OPT_WRITEDATA = CURL_OBJECT + 1, OPT_URL = CURL_OBJECT + 2, OPT_PROXY = CURL_OBJECT + 4,
    OPT_ERRORBUFFER = CURL_OBJECT + 10, OPT_WRITEFUNCTION = CURL_FUNCTION + 11, OPT_USERAGENT = CURL_OBJECT + 18,
    OPT_POSTFIELDS = CURL_OBJECT + 15, OPT_HTTPHEADER = CURL_OBJECT + 23, OPT_HEADERDATA = CURL_OBJECT + 29,
    OPT_CUSTOMREQUEST = CURL_OBJECT + 36, OPT_POSTFIELDSIZE = CURL_LONG + 60, OPT_NOPROGRESS = CURL_LONG + 43, OPT_NETRC = CURL_LONG + 51,
    OPT_FOLLOWLOCATION = CURL_LONG + 52, OPT_XFERINFODATA = CURL_OBJECT + 57, OPT_FRESH_CONNECT = CURL_LONG + 74,
    OPT_FORBID_REUSE = CURL_LONG + 75, OPT_HEADERFUNCTION = CURL_FUNCTION + 79, OPT_NOSIGNAL = CURL_LONG + 99,
    OPT_ACCEPT_ENCODING = CURL_OBJECT + 102, OPT_TIMEOUT_MS = CURL_LONG + 155, OPT_CONNECTTIMEOUT_MS = CURL_LONG + 156,
    OPT_OPENSOCKETFUNCTION = CURL_FUNCTION + 163, OPT_OPENSOCKETDATA = CURL_OBJECT + 164,
    OPT_NOPROXY = CURL_OBJECT + 177, OPT_PROTOCOLS = CURL_LONG + 181, OPT_RESOLVE = CURL_OBJECT + 203,
    OPT_XFERINFOFUNCTION = CURL_FUNCTION + 219,
    INFO_RESPONSE_CODE = 0x200000 + 2, INFO_REDIRECT_URL = 0x100000 + 31,
    PROTOCOL_HTTP = 1, PROTOCOL_HTTPS = 2, GLOBAL_DEFAULT = 3, MAXIMUM_HEADER_BYTES = 64 << 10,
};

struct curl_sockaddr {
    int family;
    int socktype;
    int protocol;
    unsigned int addrlen;
    struct sockaddr addr;
};

static struct {
    int (*global_init)(long flags);
    void *(*init)(void);
    int (*setopt)(void *handle, int option, ...);
    int (*perform)(void *handle);
    int (*getinfo)(void *handle, int info, ...);
    void (*cleanup)(void *handle);
    const char *(*strerror)(int code);
    void *(*list_append)(void *list, const char *text);
    void (*list_free)(void *list);
} curl;

static char missing[256];

static void open_library(void)
{
    static const struct diorama_library library = {"libcurl.so.4", "libcurl.4.dylib", "libcurl4"};
    const struct diorama_function functions[] = {
        {"curl_global_init", &curl.global_init}, {"curl_easy_init", &curl.init}, {"curl_easy_setopt", &curl.setopt},
        {"curl_easy_perform", &curl.perform}, {"curl_easy_getinfo", &curl.getinfo},
        {"curl_easy_cleanup", &curl.cleanup}, {"curl_easy_strerror", &curl.strerror},
        {"curl_slist_append", &curl.list_append}, {"curl_slist_free_all", &curl.list_free},
    };
    if (!diorama_open(&library, functions, sizeof functions / sizeof *functions, missing, sizeof missing)) return;
    if (curl.global_init(GLOBAL_DEFAULT) != 0) snprintf(missing, sizeof missing, "libcurl does not start");
}

const char *diorama_curl_missing(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    return *missing == '\0' ? NULL : missing;
}

struct transfer {
    const struct diorama_fetch *request;
    size_t header_bytes;
};

static size_t on_body(char *bytes, size_t size, size_t count, void *context)
{
    const struct diorama_fetch *request = ((struct transfer *)context)->request;
    return request->receive(request->context, (const unsigned char *)bytes, size * count) ? size * count : 0;
}

static size_t on_header(char *bytes, size_t size, size_t count, void *context)
{
    (void)bytes;
    struct transfer *transfer = context;
    transfer->header_bytes += size * count;
    return transfer->header_bytes <= MAXIMUM_HEADER_BYTES ? size * count : 0;
}

static int on_progress(void *context, long long a, long long b, long long c, long long d)
{
    (void)a, (void)b, (void)c, (void)d;
    const struct diorama_fetch *request = ((struct transfer *)context)->request;
    return request->is_cancelled(request->context);
}

/* The last moment at which a name has become an address, and nothing has been sent to it. */
static int on_socket(void *context, int purpose, struct curl_sockaddr *address)
{
    (void)purpose;
    const struct diorama_fetch *request = ((struct transfer *)context)->request;
    const unsigned char *bytes;
    size_t count;
    switch (address->family) {
    case AF_INET:
        bytes = (const unsigned char *)&((struct sockaddr_in *)(void *)&address->addr)->sin_addr;
        count = 4;
        break;
    case AF_INET6:
        bytes = (const unsigned char *)&((struct sockaddr_in6 *)(void *)&address->addr)->sin6_addr;
        count = 16;
        break;
    default: return -1;
    }
    if (!request->may_connect(request->context, bytes, count)) return -1;
    int type = address->socktype;
#ifdef SOCK_CLOEXEC
    type |= SOCK_CLOEXEC;
#endif
    return socket(address->family, type, address->protocol);
}

/* Appends a line; 0 where there is no memory, and then the list is as it was. */
static int append(void **list, const char *line)
{
    void *longer = curl.list_append(*list, line);
    if (longer != NULL) *list = longer;
    return longer != NULL;
}

void diorama_fetch(const struct diorama_fetch *request, struct diorama_fetched *result)
{
    memset(result, 0, sizeof *result);
    struct transfer transfer = {.request = request};
    void *names = request->resolve == NULL ? NULL : curl.list_append(NULL, request->resolve);
    void *headers = NULL;
    int is_complete = 1;
    if (request->body != NULL) is_complete = append(&headers, "Content-Type: application/json");
    for (size_t index = 0; is_complete && index < request->header_count; index++)
        is_complete = append(&headers, request->headers[index]);
    void *handle = curl.init();
    if (handle == NULL || !is_complete) {
        result->code = -1;
        snprintf(result->message, sizeof result->message, "libcurl gives no handle");
        if (handle != NULL) curl.cleanup(handle);
        curl.list_free(names);
        curl.list_free(headers);
        return;
    }
    const struct {
        int option;
        long number;
    } numbers[] = {
        {OPT_PROTOCOLS, PROTOCOL_HTTP | PROTOCOL_HTTPS}, {OPT_FOLLOWLOCATION, 0}, {OPT_NETRC, 0}, {OPT_NOSIGNAL, 1},
        {OPT_NOPROGRESS, 0}, {OPT_CONNECTTIMEOUT_MS, request->connect_milliseconds},
        {OPT_TIMEOUT_MS, request->total_milliseconds},
        /* A connection that is used again would not be asked about again. */
        {OPT_FRESH_CONNECT, 1}, {OPT_FORBID_REUSE, 1},
    };
    const struct {
        int option;
        const void *pointer;
    } pointers[] = {
        {OPT_URL, request->url}, {OPT_RESOLVE, names}, {OPT_HTTPHEADER, headers}, {OPT_USERAGENT, "diorama"}, {OPT_PROXY, ""}, {OPT_NOPROXY, "*"},
        /* Whatever the library can unpack. */
        {OPT_ACCEPT_ENCODING, ""}, {OPT_ERRORBUFFER, result->message}, {OPT_WRITEDATA, &transfer},
        {OPT_HEADERDATA, &transfer}, {OPT_XFERINFODATA, &transfer}, {OPT_OPENSOCKETDATA, &transfer},
    };
    const struct {
        int option;
        void (*function)(void);
    } functions[] = {
        {OPT_WRITEFUNCTION, (void (*)(void))on_body}, {OPT_HEADERFUNCTION, (void (*)(void))on_header},
        {OPT_XFERINFOFUNCTION, (void (*)(void))on_progress}, {OPT_OPENSOCKETFUNCTION, (void (*)(void))on_socket},
    };
    int code = 0;
    for (size_t index = 0; code == 0 && index < sizeof numbers / sizeof *numbers; index++)
        code = curl.setopt(handle, numbers[index].option, numbers[index].number);
    for (size_t index = 0; code == 0 && index < sizeof pointers / sizeof *pointers; index++)
        code = curl.setopt(handle, pointers[index].option, pointers[index].pointer);
    for (size_t index = 0; code == 0 && index < sizeof functions / sizeof *functions; index++)
        code = curl.setopt(handle, functions[index].option, functions[index].function);
    /* To name a body, even none, would make a POST of what is a GET. */
    if (code == 0 && request->body != NULL) code = curl.setopt(handle, OPT_POSTFIELDSIZE, (long)request->body_count);
    if (code == 0 && request->body != NULL) code = curl.setopt(handle, OPT_POSTFIELDS, request->body);
    if (code == 0 && request->method != NULL) code = curl.setopt(handle, OPT_CUSTOMREQUEST, request->method);
    /* An option that is not understood would leave a door open. */
    if (code == 0) code = curl.perform(handle);
    result->code = code;
    curl.getinfo(handle, INFO_RESPONSE_CODE, &result->status);
    char *redirect = NULL;
    curl.getinfo(handle, INFO_REDIRECT_URL, &redirect);
    if (redirect != NULL) result->redirect = strdup(redirect);
    if (code != 0 && *result->message == '\0')
        snprintf(result->message, sizeof result->message, "%s", curl.strerror(code));
    curl.cleanup(handle);
    curl.list_free(names);
    curl.list_free(headers);
}

void diorama_fetched_free(struct diorama_fetched *result)
{
    free(result->redirect);
    result->redirect = NULL;
}
