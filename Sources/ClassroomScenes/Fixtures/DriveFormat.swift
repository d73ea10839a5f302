import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneModel

/// What a fixture says of the cloud drive.
///
/// ```yaml
/// drive:
///   shared:
///     - { name: Pendulum.pptx, updated: 2026-02-27T16:10:00Z, pages: [Scenes/contexts/pictures/pendulum.svg] }
///     - { name: Film.mp4, address: "https://example.org/film.mp4" }
///   own:
///     lin: [{ name: Notes.png, file: Scenes/contexts/pictures/notebook.svg }]
/// ```
enum DriveFormat {
    static let spec = PropertySpec("drive", .record(drive), "The files in the cloud drive.")

    private static let files = PropertyKind.list(of: .record(file), count: 0...1000)

    private static let drive = PropertyGroup(
        "a drive",
        [
            PropertySpec("shared", files, "The files of everybody who leads the class."),
            PropertySpec("own", .map(of: files, keys: .any("user")), "Each user's own files, by their identifiers."),
        ])

    private static let file = PropertyGroup(
        "a file",
        [
            PropertySpec("name", .string, "What it is called; the ending says what it is.", required: true),
            PropertySpec("id", .string, "Its identifier; made from its place in the list by default."),
            PropertySpec("size", .integer(0...1_000_000_000_000), "How many bytes it has."),
            PropertySpec("updated", .instant, "When it was changed last; by default when the room opens."),
            PropertySpec("address", .string, "Where it is on the network, or the page that it stands for."),
            PropertySpec(
                "file", .string, "In place of an address: the path of a picture, a film or a sound in the project."),
            PropertySpec(
                "pages", .list(of: .string, count: 1...BoardWindow.maxPages),
                "Of slides and documents: the paths of pictures in the project, one for each page."),
            PropertySpec(
                "converted", .integer(0...99),
                "How much of it has become pages that a board can show, in percent; all of it by default."),
            PropertySpec("failed", .boolean, default: "false", "Whether it could not be converted."),
        ])

    /// The pictures of a file's pages.
    static func pages(of file: RecordValue) -> [FileSource] {
        (file["pages"]?.items ?? []).compactMap(\.stringValue).map { .project(path: $0) }
    }

    /// The files of a drive with their identifiers, those of everybody first.
    static func records(_ drive: RecordValue?) -> [(id: String, file: RecordValue)] {
        let lists = drive.map { drive in
            [("shared", drive["shared"]?.items ?? [])]
                + (drive["own"]?.mapEntries ?? []).map { ($0.key, $0.value.items) }
        }
        return (lists ?? []).flatMap { owner, items in
            items.compactMap(\.record).enumerated().map { (id(of: $1, $0, owner: owner), $1) }
        }
    }

    /// A file's identifier: its own, or one made from its place.
    private static func id(of file: RecordValue, _ place: Int, owner: String) -> String {
        file["id"]?.stringValue ?? "\(owner)-\(place + 1)"
    }

    /// What a section says; what cannot be read is left out.
    static func seed(_ drive: RecordValue?, now: Timestamp) -> CloudSeed {
        guard let drive else { return CloudSeed() }
        let own = (drive["own"]?.mapEntries ?? []).map { ($0.key, files(in: $0.value, of: $0.key, now: now)) }
        return CloudSeed(
            shared: drive["shared"].map { files(in: $0, of: "shared", now: now) } ?? [],
            own: Dictionary(own, uniquingKeysWith: { first, _ in first }))
    }

    private static func files(in list: ConfigValue, of owner: String, now: Timestamp) -> [CloudFile] {
        list.items.compactMap(\.record).enumerated().compactMap { place, record in
            guard let name = record["name"]?.stringValue else { return nil }
            let source = record["file"]?.stringValue.map { FileSource.project(path: $0) }
            return CloudFile(
                id: id(of: record, place, owner: owner), name: name,
                size: record["size"]?.integerValue, updated: record["updated"]?.timestamp(now: now) ?? now,
                source: source ?? .address(record["address"]?.stringValue ?? ""), pages: pages(of: record),
                conversion: conversion(of: record))
        }
    }

    private static func conversion(of record: RecordValue) -> CloudFile.Conversion? {
        if record["failed"]?.booleanValue ?? false { return .failed }
        // Not `map`: the optimiser of Swift 6.3 crashes over it here.
        guard let percent = record["converted"]?.integerValue else { return nil }
        return .running(percent: percent)
    }
}
