import ConfigSchema
package import SourceDiagnostics
import ThemeModel
import YAMLSyntax

/// What the project file says: screens and languages of the project's own, and how the project is worked on.
///
/// The file is optional; its screens and languages come on top of what kinds of scenes and their texts declare.
package struct ProjectDocument: Sendable {
    /// The screens that can be used, in the order of the file.
    package let devices: [Device]
    /// The languages that can be used, in the order of the file.
    package let locales: [String]
    /// The same, with their places.
    let localePlaces: [(name: String, range: SourceRange)]
    /// The theme of scenes that name none, with its place.
    package let theme: (id: String, range: SourceRange)?
    /// The scene that is shown first, with its place.
    package let scene: (id: String, range: SourceRange)?
    /// The port that the preview listens on.
    package let port: UInt16?
    /// Where the team keeps its copy of the reference; nil when that is no address.
    package let reference: String?
    /// How bad findings are here.
    package let policy: FindingPolicy
    /// The exports that the command line means when it names no target.
    package let exports: [ExportSetting]
    /// What was found in the file.
    package let diagnostics: [Diagnostic]

    /// What a project without the file has.
    static let none = ProjectDocument()

    private init() {
        devices = []
        locales = []
        localePlaces = []
        theme = nil
        scene = nil
        port = nil
        reference = nil
        policy = FindingPolicy()
        exports = []
        diagnostics = []
    }

    /// Reads the file.
    ///
    /// - Parameters:
    ///   - file: Its text.
    ///   - known: The screens that the kinds of scenes have.
    init(_ file: SourceFile, known: [Device]) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(file, diagnostics: &found)
        var reader = ConfigReader(.minimal)
        let record = document.root.flatMap { reader.readRecord($0, as: ProjectFormat.group) }
        if document.root == nil, !document.isIncomplete { found.append(.emptyFile("project", file)) }
        found += reader.diagnostics
        let declared = record?["devices"]?.mapEntries ?? []
        DeviceCount.check(declared, &found)
        let entries = Array(declared.prefix(DeviceCount.max))
        DeviceName.check(entries, known: known, &found)
        DeviceClassWord.check(entries, &found)
        DeviceClassName.check(entries, known: known, &found)
        let locales = record?["locales"]?.items ?? []
        LocaleName.check(locales, &found)
        // Language tags are the same in either case (RFC 5646, section 2.1.1).
        var seen: Set<String> = []
        localePlaces = locales.compactMap { item in item.stringValue.map { ($0, item.range) } }.filter {
            LocaleName.isUsable($0.name) && seen.insert($0.name.lowercased()).inserted
        }
        self.locales = localePlaces.map(\.name)
        devices = entries.reduce(into: []) { devices, entry in
            if DeviceName.isUsable(entry.key, known: known + devices), let device = Device(entry) {
                devices.append(device)
            }
        }
        theme = record?.name("theme")
        scene = record?.name("scene")
        port = ServedPort.read(record?["port"], &found)
        reference = ReferenceAddress.read(record?["reference"], &found)
        policy = FindingPolicy(record)
        exports = (record?["exports"]?.items ?? []).compactMap { ExportSetting($0.record) }
        diagnostics = found
    }
}

extension ProjectDocument {
    /// Whether a device of this name may be declared in a part of the file that cannot be read now.
    package func mayDeclare(device name: String) -> Bool {
        diagnostics.containsError && DeviceName.isUsable(name, known: [])
    }

    /// Whether a language may be named in a part of the file that cannot be read now.
    package func mayDeclare(locale: String) -> Bool { diagnostics.containsError && LocaleName.isUsable(locale) }
}

extension ProjectDocument {
    /// Whether a text is a language tag, as projects name languages.
    package static func isLanguage(_ text: String) -> Bool { LocaleName.isUsable(text) }
}

/// An entry of `exports` in the project file.
package struct ExportSetting: Sendable {
    /// The target's name, with its place.
    package let target: (name: String, range: SourceRange)
    /// The theme's id, with its place; nil means the project's theme.
    package let theme: (id: String, range: SourceRange)?
    /// The id of the file that is exported, with its place; nil means the theme itself.
    package let subject: (id: String, range: SourceRange)?
    /// The ids of the scenes that are exported along with the theme, with their places; empty for the form's own choice.
    package let scenes: [(id: String, range: SourceRange)]
    /// The folder, with its place.
    package let folder: (path: String, range: SourceRange)

    /// The options of the target, in the order of the file.
    package let options: [Option]

    /// The values of the options by name; a flag that is `false` is left out.
    package var values: [String: String] {
        Dictionary(options.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
            .filter { $0.value != "false" }
    }

    /// An option and its value, with their places.
    package struct Option: Sendable {
        /// The name, without dashes.
        package let name: String
        /// The place of the name.
        package let range: SourceRange
        /// The value; `true` for a flag that is given.
        package let value: String
        /// The place of the value.
        package let valueRange: SourceRange
    }

    /// Reads an entry; nil when a part of it is missing or could not be read.
    init?(_ record: RecordValue?) {
        guard let record, let target = record.name("target"), let folder = record.name("to") else { return nil }
        self.target = (target.id, target.range)
        self.folder = (folder.id, folder.range)
        theme = record.name("theme")
        subject = record.name("subject")
        options = (record["options"]?.mapEntries ?? []).compactMap { entry in
            entry.value.stringValue.map {
                Option(name: entry.key, range: entry.keyRange, value: $0, valueRange: entry.value.range)
            }
        }
        scenes = [record["scene"]].compactMap(\.self).names + (record["scenes"]?.items ?? []).names
    }
}

extension [ConfigValue] {
    /// The texts among the values, with their places.
    fileprivate var names: [(id: String, range: SourceRange)] {
        compactMap { value in value.stringValue.map { ($0, value.range) } }
    }
}

extension RecordValue {
    /// A text with its place.
    fileprivate func name(_ key: String) -> (id: String, range: SourceRange)? {
        self[key].flatMap { value in value.stringValue.map { ($0, value.range) } }
    }
}

extension Device {
    /// Reads an entry of `devices`; nil when a part of it is missing or could not be read.
    fileprivate init?(_ entry: MapEntry) {
        guard let record = entry.value.record, let width = record["width"]?.literalNumber,
            let height = record["height"]?.literalNumber, let deviceClass = record["class"]?.stringValue,
            DeviceClassWord.isUsable(deviceClass)
        else { return nil }
        self.init(name: entry.key, width: width, height: height, deviceClass: DeviceClass(deviceClass))
    }
}
