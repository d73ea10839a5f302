/// The part of libFuzzer that is linked in: it makes inputs, and hands each to a function.
enum LibFuzzer {
    typealias Check = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

    /// Runs until the command line's limits are reached, or an input ends the process.
    static func run(_ check: Check) -> CInt {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        return runDriver(&count, &arguments, check)
    }

    // Declared by the library in a header that no toolchain brings along.
    @_silgen_name("LLVMFuzzerRunDriver")
    private static func runDriver(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, _ check: Check
    ) -> CInt
}
