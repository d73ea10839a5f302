package import SourceDiagnostics

/// One node of a document, as it lies in the document's table.
///
/// Records stand in reading order: a collection is followed by its children, and `next` leads past all of them. A file
/// of 4 KB has some 300 nodes, and validation walks each of them once; a table without pointers keeps that cheap.
package struct YAMLRecord: Sendable {
    /// What the node is.
    package let kind: Kind

    /// How it was written, and whether a mapping holds a merge key.
    package var traits: Traits

    /// Where the node starts.
    package let start: SourcePosition

    /// Where it ends; for a collection, known when its last child is.
    package var end: SourcePosition

    /// The index of the record after this node and everything below it.
    package var next: Int32

    /// A scalar's first byte in the document's text, an alias's target record, a collection's number of children.
    package var first: Int32

    /// A scalar's length in bytes.
    package let length: Int32

    /// The hash of a text that is a key, or has an anchor by which it may become one; 0 for any other node.
    package let hash: UInt32

    package enum Kind: UInt8, Sendable {
        case scalar
        case sequence
        case mapping
        case alias
    }

    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt8

        @inlinable
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A scalar without quotes.
        @inlinable package static var plain: Traits { Traits(rawValue: 1) }
        /// A mapping that contains `<<`.
        @inlinable package static var merges: Traits { Traits(rawValue: 2) }
        /// A collection in brackets or braces.
        @inlinable package static var flow: Traits { Traits(rawValue: 4) }
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
        // Only a string that is bridged from Cocoa has no contiguous UTF-8.
        name.utf8.withContiguousStorageIfAvailable { of($0) } ?? Array(name.utf8).withUnsafeBufferPointer { of($0) }
    }
}
