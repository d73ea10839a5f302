import Dispatch
import Foundation

/// Signals that are received instead of ending the process.
struct Signals {
    /// The signals, as they come.
    let received: AsyncStream<Int32>

    private let sources: [any DispatchSourceSignal]

    /// How long the preview may take to its end: reading files is not interrupted, and with it nothing is lost.
    private static let patience = DispatchTimeInterval.seconds(2)

    /// Takes over some signals of the process.
    init(_ numbers: [Int32]) {
        // A queue of its own: while everything is read, no thread of the common ones may be free.
        let queue = DispatchQueue(label: "diorama.signals")
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        received = stream
        sources = numbers.map { number in
            // The default would end the process before the source hears of it.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                continuation.yield(number)
                queue.asyncAfter(deadline: .now() + Self.patience) { _exit(ExitCode.success.rawValue) }
            }
            source.resume()
            return source
        }
    }

    /// Gives the signals back: a second Ctrl-C ends a process that does not come to its end.
    func stop() {
        for source in sources {
            source.cancel()
            signal(Int32(source.handle), SIG_DFL)
        }
    }
}
