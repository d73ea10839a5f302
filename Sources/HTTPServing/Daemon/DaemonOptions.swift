import CMicroHTTPD

/// The settings of the C library's daemon, built one after the other and passed as one `MHD_OPTION_ARRAY`.
struct DaemonOptions {
    private var items: [MHD_OptionItem] = []

    mutating func set(_ option: MHD_OPTION, _ value: Int) {
        items.append(MHD_OptionItem(option: option, value: value, ptr_value: nil))
    }

    mutating func set(_ option: MHD_OPTION, pointer: UnsafeMutableRawPointer?) {
        items.append(MHD_OptionItem(option: option, value: 0, ptr_value: pointer))
    }

    /// Sets a callback.
    ///
    /// `Function` must be a `@convention(c)` type, which has the size of a pointer.
    mutating func set<Function>(
        _ option: MHD_OPTION, calling function: Function, context: UnsafeMutableRawPointer? = nil
    ) {
        let address = unsafeBitCast(function, to: Int.self)
        items.append(MHD_OptionItem(option: option, value: address, ptr_value: context))
    }

    /// Lends the array with its end mark; the address is not nil, because the mark is always there.
    mutating func withArray<Result>(_ body: (UnsafeMutablePointer<MHD_OptionItem>?) -> Result) -> Result {
        var ended = items + [MHD_OptionItem(option: .END, value: 0, ptr_value: nil)]
        return ended.withUnsafeMutableBufferPointer { body($0.baseAddress) }
    }
}
