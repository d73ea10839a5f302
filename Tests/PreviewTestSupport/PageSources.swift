import Foundation
import Synchronization

/// The page's modules and style sheets as they stand in the sources, for the names that are written in them.
package struct PageSources {
    /// The modules, by file name.
    package let modules: [String: String]
    /// All modules without their comments.
    package let script: String
    /// All style sheets without their comments.
    package let style: String
    /// The Swift files that make the pages.
    package let pages: String

    private static let known = Mutex<[String?: PageSources]>([:])

    /// Reads a module of the sources, once for all tests; without one, the preview and the kinds of scenes that are shown in
    /// it.
    package static func read(_ module: String? = nil) throws -> PageSources {
        if let sources = known.withLock({ $0[module] }) { return sources }
        let sources = try PageSources(of: module)
        known.withLock { $0[module] = sources }
        return sources
    }

    private init(of module: String?) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let sources = tests.deletingLastPathComponent().appending(path: "Sources")
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { name in
                module.map { name.hasPrefix($0 + "/") } ?? name.contains(/^(PreviewServing|\w+Preview)\//)
            }
        func files(_ ending: String) throws -> [String: String] {
            try names.filter { $0.hasSuffix(ending) }.reduce(into: [:]) { files, name in
                files[name] = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
            }
        }
        modules = try files(".js")
        script = modules.values.map(Self.withoutComments).joined(separator: "\n")
        style = try files(".css").values.map(Self.withoutComments).joined(separator: "\n")
        pages = try files(".swift").values.joined(separator: "\n")
    }

    private static func withoutComments(_ text: String) -> String {
        text.replacing(/\/\*(?s:.*?)\*\//, with: "").replacing(/(?m)(^|\s)\/\/.*$/, with: "")
    }

    /// What a pattern catches in a text, each time.
    package static func names(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
        Set(text.matches(of: pattern).map { String($0.1) })
    }

    // MARK: Data attributes

    /// The data attributes that the script or a style sheet reads.
    package var data: Set<String> {
        let written = Self.names(/\b(data-[a-z]+(?:-[a-z]+)*)/, in: script + style)
        let properties = Self.names(/dataset\.(\w+)/, in: script)
        let lists = Self.names(/\{([^{}]*)\} = \w+\.dataset/, in: script)
        let taken = lists.flatMap { $0.split(separator: ",") }.map { part in
            String(part.drop { $0 == " " }.prefix { $0.isLetter })
        }
        return written.union((properties.union(taken)).map(Self.attribute))
    }

    /// The data attributes that the script writes.
    package var ownData: Set<String> { Set(Self.names(#/dataset\.(\w+) = /#, in: script).map(Self.attribute)) }

    /// `clockOffset` is `data-clock-offset` in HTML.
    private static func attribute(_ property: String) -> String {
        "data-" + property.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }

    // MARK: Identifiers and classes

    /// The identifiers that the script looks for.
    package var identifiers: Set<String> {
        let others = script.replacing(/className = "[^"]*"|classList\.\w+\("[^"]*"/, with: "")
        return Self.names(/(?:getElementById|setStyle)\("([\w-]+)"/, in: script)
            .union(Self.names(/["'`\s]#([a-z][\w-]*)/, in: script))
            .union(Self.names(/"(d-[a-z-]+)"/, in: others))
    }

    /// The tool's classes that the script looks for or gives.
    package var classes: Set<String> {
        Self.names(/\.(d-[a-z-]+)/, in: script)
            .union(Self.names(/(?:className = |classList\.\w+\()"(d-[a-z-]+)"/, in: script))
    }

    /// The tool's classes that the style sheets know.
    package var styledClasses: Set<String> { Self.names(/\.(d-[a-z]+(?:-[a-z]+)*)/, in: style) }

    // MARK: Messages

    /// The properties of a message, as a module declares them: name and type.
    package func properties(of message: String) -> [String: String] {
        let declarations = modules.values.flatMap { $0.matches(of: /@typedef \{object\} (\w+)((?s:.*?))\*\//) }
        guard let declaration = declarations.first(where: { $0.1 == message }) else { return [:] }
        return declaration.2.matches(of: /@property \{([^}]*)\} \[?(\w+)/).reduce(into: [:]) { properties, match in
            properties[String(match.2)] = String(match.1)
        }
    }
}
