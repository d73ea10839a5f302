/// A style sheet or a module that a kind of scene brings into the page.
///
/// Modules of the preview and of kinds are served from one folder: they import each other by plain names, such as
/// `import { send } from "./server.js"`.
public struct PageResource: Sendable {
    /// How the page uses a resource.
    public enum Kind: Sendable {
        /// A style sheet that the page loads after its own.
        case styleSheet
        /// A module that the page runs after its own.
        case entryModule
        /// A module that others import.
        case module
    }

    /// The file's name, unique in the page.
    public let name: String
    /// How the page uses it.
    public let kind: Kind
    /// What is served, as it stands.
    public let bytes: [UInt8]

    /// Names a resource.
    public init(_ name: String, _ kind: Kind, _ bytes: [UInt8]) {
        self.name = name
        self.kind = kind
        self.bytes = bytes
    }
}
