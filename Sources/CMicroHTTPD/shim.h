#ifndef DIORAMA_CMICROHTTPD_SHIM_H
#define DIORAMA_CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/* Swift does not import variadic functions. These are the ones we need, with their arguments fixed. */

static inline struct MHD_Daemon *diorama_mhd_start_daemon(
    unsigned int flags, uint16_t port, MHD_AccessHandlerCallback handler, void *context,
    struct MHD_OptionItem *options)
{
    return MHD_start_daemon(flags, port, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/* 0 when the library does not know. */
static inline uint16_t diorama_mhd_bound_port(struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info == NULL ? 0 : info->port;
}

/* MHD_INVALID_SOCKET when the library does not know. */
static inline MHD_socket diorama_mhd_socket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? MHD_INVALID_SOCKET : info->connect_fd;
}

/* SIZE_MAX when the library does not know, so that no limit is passed by not knowing. */
static inline size_t diorama_mhd_header_size(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? SIZE_MAX : info->header_size;
}

#if defined(__GLIBC__)
/* Swift's own module of the C library leaves it out. */
static inline void diorama_malloc_trim(void)
{
    malloc_trim(0);
}
#endif

#endif
