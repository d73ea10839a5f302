#ifndef DIORAMA_CTRANSPORT_H
#define DIORAMA_CTRANSPORT_H

#include <stddef.h>

/*
 * libcurl and libmosquitto, opened when they are first needed: a program that never fetches anything loads neither of
 * them, nor the thirty libraries behind them. What is used of their binary interfaces is declared in the C files, so that
 * building needs no headers of theirs.
 */

/* One request over HTTP, without cookies, credentials, proxy or redirects. The functions run on the caller's thread. */
struct diorama_fetch {
    const char *url;
    /* NULL for GET. */
    const char *method;
    /* NULL, or JSON that is sent along. */
    const unsigned char *body;
    size_t body_count;
    /* What the server is told besides, each "Name: value" and checked already. */
    const char *const *headers;
    size_t header_count;
    /* NULL, or HOST:PORT:ADDRESS: what the name means, in place of what the system's resolver says. */
    const char *resolve;
    long connect_milliseconds;
    long total_milliseconds;
    void *context;
    /* Whether a connection to this address may be made: the bytes of an IPv4 or IPv6 address, in network order. */
    int (*may_connect)(void *context, const unsigned char *address, size_t count);
    /* Takes a part of the unpacked body; 0 ends the transfer. */
    int (*receive)(void *context, const unsigned char *bytes, size_t count);
    /* Asked about once a second: 1 ends the transfer. */
    int (*is_cancelled)(void *context);
};

/* Filled by diorama_fetch, and released by diorama_fetched_free. */
struct diorama_fetched {
    /* What libcurl calls a CURLcode: 0 when the answer was read to its end. */
    int code;
    long status;
    /* NULL when the answer names no other place. */
    char *redirect;
    /* The reason for a code other than 0. */
    char message[256];
};

/* NULL when libcurl is there, else why not; opens it the first time. */
const char *diorama_curl_missing(void);

/* Only after diorama_curl_missing has said NULL. */
void diorama_fetch(const struct diorama_fetch *request, struct diorama_fetched *result);

void diorama_fetched_free(struct diorama_fetched *result);

/* A connection to an MQTT broker. One thread runs it; any thread may publish and subscribe meanwhile. */
struct diorama_broker;

struct diorama_broker_events {
    void *context;
    /* The broker has answered: NULL when it welcomes the client, else why not. */
    void (*answered)(void *context, const char *refusal);
    void (*received)(void *context, const char *topic, const unsigned char *payload, size_t count);
};

/* NULL when libmosquitto is there, else why not; opens it the first time. */
const char *diorama_mosquitto_missing(void);

struct diorama_broker_place {
    const char *host;
    int port;
    /* NULL where the broker asks for neither. */
    const char *user;
    const char *password;
};

/* Connects; NULL leaves the reason in the message. Only after diorama_mosquitto_missing has said NULL. */
struct diorama_broker *diorama_broker_open(
    const struct diorama_broker_events *events, const struct diorama_broker_place *place, char *message, size_t size);

/* Waits for a second at most and calls back; 0 while the connection stands, else the reason is in the message. */
int diorama_broker_run(struct diorama_broker *broker, char *message, size_t size);

/* 0, or what libmosquitto calls the error. */
int diorama_broker_publish(
    struct diorama_broker *broker, const char *topic, const void *payload, int count, int is_retained);
int diorama_broker_subscribe(struct diorama_broker *broker, const char *filter);
int diorama_broker_unsubscribe(struct diorama_broker *broker, const char *filter);

/* Makes the thread that runs it return. */
void diorama_broker_leave(struct diorama_broker *broker);

/* After the thread has returned. */
void diorama_broker_close(struct diorama_broker *broker);

#endif
