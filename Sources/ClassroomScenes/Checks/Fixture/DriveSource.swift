import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let driveSource = Rule(
        "contexts.drive-source", .error,
        "A file of the cloud drive is in two places or states, or cannot be told from another one.",
        explanation:
            "A file has an `address` or is a `file`; it is being `converted` or has `failed`. No two have one `id`.",
        wrong: .fixture(
            "drive:\n  shared:\n    - { name: Notes.pdf, address: \"https://example.org/notes\", file: ↓notes.pdf }\n"),
        right: .fixture("drive:\n  shared:\n    - { name: Notes.pdf, address: \"https://example.org/notes\" }\n"))
}

/// Every file is in one place, and can be told from the others.
enum DriveSource: FixtureCheck {
    static let rules: [Rule] = [.driveSource]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard let drive = fixture["drive"]?.record else { return }
        let own = (drive["own"]?.mapEntries ?? []).flatMap(\.value.items).compactMap(\.record)
        let files = drive.records("shared") + own
        for file in files {
            guard let address = file["address"], let path = file["file"], !diagnostics.isFull else { continue }
            let later = path.range.start > address.range.start ? path : address
            diagnostics.append(
                Diagnostic(
                    .driveSource, at: later.range, "a file has an address or is one of the project",
                    hint: "keep one of 'address' and 'file'"))
        }
        for file in files where file["failed"]?.booleanValue == true && !diagnostics.isFull {
            guard let converted = file["converted"] else { continue }
            diagnostics.append(
                Diagnostic(
                    .driveSource, at: converted.range, "a file that could not be converted is not on its way",
                    hint: "keep one of 'converted' and 'failed'"))
        }
        Identifiers.check(files, key: "id", noun: "file", .driveSource, &diagnostics)
    }
}
