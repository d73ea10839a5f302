/// Bytes that many replies and event streams send without copying them.
///
/// Render once, keep the value, and put it in as many replies as you like: the C library reads the memory in place and
/// gives its reference back when the last byte is sent.
package final class SharedBytes: Sendable {
    // The compiler cannot see that sharing the pointer is safe. It is: nobody else has it, `init` fills the memory before
    // anybody has the object, nothing writes to it afterwards, and `deinit` runs after the last reader has let go. An array
    // would not do, because the C library keeps the address between calls, which an array does not promise to keep.
    nonisolated(unsafe) private let storage: UnsafeMutableRawBufferPointer

    /// Copies the bytes into memory that does not move.
    package init(_ bytes: some Collection<UInt8>) {
        storage = .allocate(byteCount: bytes.count, alignment: 1)
        storage.copyBytes(from: bytes)
    }

    /// Copies the UTF-8 form of a text.
    package convenience init(_ text: String) {
        var text = text
        self.init(text.withUTF8 { Array($0) })
    }

    deinit {
        storage.deallocate()
    }

    /// How many bytes there are.
    package var count: Int { storage.count }

    /// The bytes, valid as long as this object.
    var memory: UnsafeRawBufferPointer { UnsafeRawBufferPointer(storage) }

    /// A copy of the bytes, for tests and for text that is sent in another form.
    package var array: [UInt8] { Array(memory) }
}
