import CMicroHTTPD

/// Memory that was freed and that the process keeps for later.
package enum UnusedMemory {
    /// Gives it back to the system where the C library would keep it: after a thousand views, hundreds of megabytes.
    ///
    /// It walks through all of the heap, so call it at a quiet moment, after many things have gone.
    package static func giveBack() {
        #if canImport(Glibc)
            diorama_malloc_trim()
        #endif
    }
}
