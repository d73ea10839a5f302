#ifndef DIORAMA_CTRANSPORT_H
#define DIORAMA_CTRANSPORT_H

#include <stddef.h>

/*
 * libcurl, opened when it is first needed: a program that never fetches anything loads neither it nor the thirty
 * libraries behind it. What is used of its binary interface is declared in the C files, so that building needs no header
 * of its own.
 */

/* One GET over HTTP, without cookies, credentials, proxy or redirects. The functions run on the caller's thread. */
struct diorama_fetch {
    const char *url;
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

#endif
