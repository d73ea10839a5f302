import Foundation

/// The parts of SARIF 2.1.0 that we write, named as in the standard.
struct SARIFLog: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version
        case runs
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name = "diorama"
        let version: String
        let rules: [RuleDescriptor]
    }

    struct Message: Encodable {
        let text: String
    }

    struct RuleDescriptor: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        let helpUri: String?
        let defaultConfiguration: Configuration

        struct Configuration: Encodable {
            let level: String
        }

        init(_ rule: Rule, reference: String?) {
            id = rule.id
            // The reference has each rule under its identifier.
            helpUri = reference.map { "\($0)#\(rule.id)" }
            shortDescription = Message(text: rule.summary)
            fullDescription = Message(text: rule.explanation)
            let (wrong, right) = (Self.beginning(of: rule.wrong), Self.beginning(of: rule.right))
            help = Message(text: "Wrong:\n\n\(wrong)\n\nRight:\n\n\(right)")
            defaultConfiguration = Configuration(level: rule.severity.rawValue)
        }

        /// An example without the part that only makes it long: some are files of the size that the rule forbids.
        private static func beginning(of example: RuleExample) -> String {
            let limit = 1000
            let text = example.text
            return text.count > limit ? text.prefix(limit) + "…" : text
        }
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        let level: String
        let message: Message
        let locations: [Location]
        let relatedLocations: [Location]?
        let partialFingerprints: [String: String]
        let fixes: [Fix]?

        init(_ diagnostic: Diagnostic, ruleIndex: Int?) {
            ruleId = diagnostic.id
            self.ruleIndex = ruleIndex
            level = diagnostic.severity.rawValue
            message = Message(text: [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: ": "))
            locations = [Location(diagnostic.range)]
            let related = diagnostic.notes.enumerated().compactMap { index, note in
                note.range.map { Location($0, id: index + 1, message: note.message) }
            }
            relatedLocations = related.isEmpty ? nil : related
            partialFingerprints = ["primaryLocationLineHash": Self.fingerprint(of: diagnostic)]
            let fixes = diagnostic.fixes.compactMap(Fix.init)
            self.fixes = fixes.isEmpty ? nil : fixes
        }

        /// A hash of the line's text and the rule, so that a finding stays itself when lines above it move (FNV-1a).
        private static func fingerprint(of diagnostic: Diagnostic) -> String {
            let line = diagnostic.range.file.line(diagnostic.range.start.line) ?? ""
            let text = diagnostic.id + String(line.prefix(1000)).trimmingCharacters(in: .whitespaces)
            let hash = text.utf8.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            return String(hash, radix: 16) + ":1"
        }
    }

    struct Location: Encodable {
        let id: Int?
        let physicalLocation: PhysicalLocation
        let message: Message?

        init(_ range: SourceRange, id: Int? = nil, message: String? = nil) {
            self.id = id
            physicalLocation = PhysicalLocation(
                artifactLocation: ArtifactLocation(range.file), region: Region(range))
            self.message = message.map(Message.init)
        }
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Encodable {
        let uri: String

        init(_ file: SourceFile) {
            // `:` and `?` would start a scheme or a query; the rest of the set is Foundation's for a path.
            let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
            let path = file.path.addingPercentEncoding(withAllowedCharacters: allowed) ?? file.path
            // A path of its own is absolute, which only a scheme may say.
            uri = path.hasPrefix("/") ? "file://" + path : path
        }
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int

        init(_ range: SourceRange) {
            startLine = range.start.line
            startColumn = range.start.column
            endLine = range.end.line
            endColumn = range.end.column
        }
    }

    struct Fix: Encodable {
        let description: Message
        let artifactChanges: [Change]

        init?(_ fix: FixIt) {
            description = Message(text: fix.title)
            let byPath = Dictionary(grouping: fix.edits) { $0.range.file.path }
            artifactChanges = byPath.sorted { $0.key < $1.key }.compactMap { Change($0.value) }
            if artifactChanges.isEmpty { return nil }
        }
    }

    struct Change: Encodable {
        let artifactLocation: ArtifactLocation
        let replacements: [Replacement]

        init?(_ edits: [FixIt.Edit]) {
            guard let file = edits.first?.range.file else { return nil }
            artifactLocation = ArtifactLocation(file)
            replacements = edits.map {
                Replacement(deletedRegion: Region($0.range), insertedContent: Message(text: $0.text))
            }
        }
    }

    struct Replacement: Encodable {
        let deletedRegion: Region
        let insertedContent: Message
    }
}
