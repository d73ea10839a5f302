#include "open.h"

#include <dlfcn.h>
#include <stdio.h>

void *diorama_open(char *message, size_t size, const char *linux_name, const char *mac_name, const char *package)
{
#ifdef __APPLE__
    const char *name = mac_name;
#else
    const char *name = linux_name;
#endif
    (void)linux_name, (void)mac_name;
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        snprintf(message, size, "%s is not there: install the package %s (%s)", name, package, dlerror());
    return library;
}
