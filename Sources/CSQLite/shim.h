#ifndef DIORAMA_CSQLITE_SHIM_H
#define DIORAMA_CSQLITE_SHIM_H

#include <sqlite3.h>

/* Swift imports neither variadic functions nor SQLITE_TRANSIENT, which is a number made a pointer. */

static inline int diorama_sqlite_set(sqlite3 *database, int option, int value)
{
    return sqlite3_db_config(database, option, value, (int *)0);
}

static inline int diorama_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count)
{
    return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

#endif
