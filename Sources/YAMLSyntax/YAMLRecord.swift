import SourceDiagnostics

/// One node of a document, as it lies in the document's table.
///
/// Records stand in reading order: a collection is followed by its children, and `next` leads past all of them. A file
/// of 4 KB has some 300 nodes, and validation walks each of them once; a table without pointers keeps that cheap.
struct YAMLRecord {
    /// What the node is.
    let kind: Kind

    /// How it was written, and whether a mapping holds a merge key.
    var traits: Traits

    /// Where the node starts.
    let start: SourcePosition

    /// Where it ends; for a collection, known when its last child is.
    var end: SourcePosition

    /// The index of the record after this node and everything below it.
    var next: Int32

    /// A scalar's first byte in the document's text, an alias's target record, a collection's number of children.
    var first: Int32

    /// A scalar's length in bytes.
    let length: Int32

    /// A scalar's hash, for looking keys up.
    let hash: UInt32

    enum Kind: UInt8 {
        case scalar
        case sequence
        case mapping
        case alias
    }

    struct Traits: OptionSet {
        let rawValue: UInt8

        /// A scalar without quotes.
        static let plain = Traits(rawValue: 1)
        /// A mapping that contains `<<`.
        static let merges = Traits(rawValue: 2)
        /// A collection in brackets or braces.
        static let flow = Traits(rawValue: 4)
    }
}

/// The hash by which keys are found: FNV-1a in 32 bits, the same for a document's keys and for a table of names.
package enum KeyHash {
    /// The hash of some bytes.
    @inlinable
    package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }

    /// The hash of a name.
    package static func of(_ name: String) -> UInt32 {
        var name = name
        return name.withUTF8 { of($0) }
    }
}
