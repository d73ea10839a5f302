#include "open.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int diorama_open(
    const struct diorama_library *library, const struct diorama_function *functions, size_t count, char *message,
    size_t size)
{
#ifdef __APPLE__
    const char *name = library->mac_name;
#else
    const char *name = library->linux_name;
#endif
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        snprintf(message, size, "%s is not there: install the package %s (%s)", name, library->package, dlerror());
        return 0;
    }
    for (size_t index = 0; index < count; index++) {
        void *function = dlsym(handle, functions[index].name);
        if (function == NULL) {
            snprintf(message, size, "%s has no %s: install another version of the package %s", name,
                functions[index].name, library->package);
            return 0;
        }
        memcpy(functions[index].place, &function, sizeof function);
    }
    return 1;
}
