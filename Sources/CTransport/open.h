#ifndef DIORAMA_OPEN_H
#define DIORAMA_OPEN_H

#include <stddef.h>

/* Opens a library under its name on Linux or on macOS; NULL leaves a message that names the package to install. */
void *diorama_open(char *message, size_t size, const char *linux_name, const char *mac_name, const char *package);

#endif
