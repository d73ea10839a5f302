#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How many files and sockets the process may have open.
enum DescriptorLimit {
    /// Descriptors that stay free for the watcher, for the files that are read and for the handlers.
    private static let reserve = 128

    /// Raises the process's soft limit as far as it may go, and says how many connections fit below it.
    static func connections(wanted: Int) -> Int {
        var limit = rlimit()
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return wanted }
        let needed = rlim_t(wanted + reserve)
        if limit.rlim_cur < needed {
            limit.rlim_cur = min(needed, limit.rlim_max)
            setrlimit(resource, &limit)
            guard getrlimit(resource, &limit) == 0 else { return wanted }
        }
        let available = Int(clamping: limit.rlim_cur)
        return min(wanted, max(available - reserve, available / 2))
    }
}
