#include "CTransport.h"
#include "open.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What mosquitto.h says, since version 1. */
struct mosquitto;

struct mosquitto_message {
    int mid;
    char *topic;
    void *payload;
    int payloadlen;
    int qos;
    bool retain;
};

enum { ERROR_ERRNO = 14, KEEPALIVE_SECONDS = 15, WAIT_MILLISECONDS = 1000 };

static struct {
    int (*lib_init)(void);
    struct mosquitto *(*new)(const char *id, bool clean_session, void *context);
    void (*destroy)(struct mosquitto *client);
    int (*threaded_set)(struct mosquitto *client, bool threaded);
    int (*credentials)(struct mosquitto *client, const char *user, const char *password);
    int (*connect)(struct mosquitto *client, const char *host, int port, int keepalive);
    int (*disconnect)(struct mosquitto *client);
    int (*loop)(struct mosquitto *client, int timeout, int packets);
    int (*publish)(
        struct mosquitto *client, int *mid, const char *topic, int count, const void *payload, int qos, bool retain);
    int (*subscribe)(struct mosquitto *client, int *mid, const char *filter, int qos);
    int (*unsubscribe)(struct mosquitto *client, int *mid, const char *filter);
    void (*on_connect)(struct mosquitto *client, void (*callback)(struct mosquitto *, void *, int));
    void (*on_message)(
        struct mosquitto *client, void (*callback)(struct mosquitto *, void *, const struct mosquitto_message *));
    const char *(*strerror)(int code);
    const char *(*connack_string)(int code);
} mosquitto;

static char missing[256];

static void open_library(void)
{
    static const struct diorama_library library = {"libmosquitto.so.1", "libmosquitto.1.dylib", "libmosquitto1"};
    const struct diorama_function functions[] = {
        {"mosquitto_lib_init", &mosquitto.lib_init}, {"mosquitto_new", &mosquitto.new},
        {"mosquitto_destroy", &mosquitto.destroy}, {"mosquitto_threaded_set", &mosquitto.threaded_set},
        {"mosquitto_username_pw_set", &mosquitto.credentials}, {"mosquitto_connect", &mosquitto.connect},
        {"mosquitto_disconnect", &mosquitto.disconnect},
        {"mosquitto_loop", &mosquitto.loop}, {"mosquitto_publish", &mosquitto.publish},
        {"mosquitto_subscribe", &mosquitto.subscribe}, {"mosquitto_unsubscribe", &mosquitto.unsubscribe},
        {"mosquitto_connect_callback_set", &mosquitto.on_connect},
        {"mosquitto_message_callback_set", &mosquitto.on_message}, {"mosquitto_strerror", &mosquitto.strerror},
        {"mosquitto_connack_string", &mosquitto.connack_string},
    };
    if (!diorama_open(&library, functions, sizeof functions / sizeof *functions, missing, sizeof missing)) return;
    mosquitto.lib_init();
}

const char *diorama_mosquitto_missing(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    return *missing == '\0' ? NULL : missing;
}

struct diorama_broker {
    struct mosquitto *client;
    struct diorama_broker_events events;
};

static void on_connect(struct mosquitto *client, void *context, int code)
{
    (void)client;
    struct diorama_broker *broker = context;
    broker->events.answered(broker->events.context, code == 0 ? NULL : mosquitto.connack_string(code));
}

static void on_message(struct mosquitto *client, void *context, const struct mosquitto_message *message)
{
    (void)client;
    struct diorama_broker *broker = context;
    size_t count = message->payloadlen > 0 ? (size_t)message->payloadlen : 0;
    broker->events.received(broker->events.context, message->topic, message->payload, count);
}

static void explain(int code, int number, char *message, size_t size)
{
    snprintf(message, size, "%s", code == ERROR_ERRNO ? strerror(number) : mosquitto.strerror(code));
}

struct diorama_broker *diorama_broker_open(
    const struct diorama_broker_events *events, const struct diorama_broker_place *place, char *message, size_t size)
{
    struct diorama_broker *broker = calloc(1, sizeof *broker);
    if (broker == NULL) {
        snprintf(message, size, "out of memory");
        return NULL;
    }
    broker->events = *events;
    /* A name of the library's choosing, and nothing that the broker keeps for the next time. */
    broker->client = mosquitto.new(NULL, true, broker);
    if (broker->client == NULL) {
        snprintf(message, size, "%s", strerror(errno));
        free(broker);
        return NULL;
    }
    mosquitto.threaded_set(broker->client, true);
    mosquitto.on_connect(broker->client, on_connect);
    mosquitto.on_message(broker->client, on_message);
    int code = place->user == NULL ? 0 : mosquitto.credentials(broker->client, place->user, place->password);
    if (code == 0) code = mosquitto.connect(broker->client, place->host, place->port, KEEPALIVE_SECONDS);
    if (code == 0) return broker;
    explain(code, errno, message, size);
    diorama_broker_close(broker);
    return NULL;
}

int diorama_broker_run(struct diorama_broker *broker, char *message, size_t size)
{
    int code = mosquitto.loop(broker->client, WAIT_MILLISECONDS, 1);
    if (code != 0) explain(code, errno, message, size);
    return code;
}

int diorama_broker_publish(
    struct diorama_broker *broker, const char *topic, const void *payload, int count, int is_retained)
{
    return mosquitto.publish(broker->client, NULL, topic, count, payload, 0, is_retained != 0);
}

int diorama_broker_subscribe(struct diorama_broker *broker, const char *filter)
{
    return mosquitto.subscribe(broker->client, NULL, filter, 0);
}

int diorama_broker_unsubscribe(struct diorama_broker *broker, const char *filter)
{
    return mosquitto.unsubscribe(broker->client, NULL, filter);
}

void diorama_broker_leave(struct diorama_broker *broker)
{
    mosquitto.disconnect(broker->client);
}

void diorama_broker_close(struct diorama_broker *broker)
{
    mosquitto.destroy(broker->client);
    free(broker);
}
