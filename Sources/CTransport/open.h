#ifndef DIORAMA_OPEN_H
#define DIORAMA_OPEN_H

#include <stddef.h>

struct diorama_library {
    const char *linux_name;
    const char *mac_name;
    const char *package;
};

/* A function of a library, and where its address goes: a pointer to a function of the same type. */
struct diorama_function {
    const char *name;
    void *place;
};

/* Opens a library and finds its functions; 0 leaves a message that says what to install. */
int diorama_open(
    const struct diorama_library *library, const struct diorama_function *functions, size_t count, char *message,
    size_t size);

#endif
