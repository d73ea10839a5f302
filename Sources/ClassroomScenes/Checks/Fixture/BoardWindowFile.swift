import ClassroomContexts
import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let boardWindow = Rule(
        "contexts.board-window", .error, "A window on the board shows a file, or a page, that is not there.",
        explanation: """
            `file` is the `id` of a file in the `drive`: without one of its own, `shared-1` is the first of everybody's, \
            and `lin-1` the first of the user `lin`. `pageIndex` counts the file's `pages` from 0.
            """,
        wrong: .fixture(drive + "board:\n  windows: [{ file: ↓wave }]\n"),
        right: .fixture(drive + "board:\n  windows: [{ file: waves }]\n"))

    private static let drive = "drive:\n  shared: [{ id: waves, name: Waves.pdf }]\n"
}

/// Every window on the board shows a page of a file in the drive, and no two of them the same file.
enum BoardWindowFile: FixtureCheck {
    static let rules: [Rule] = [.boardWindow]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard let windows = fixture["board"]?.record?.records("windows"), !windows.isEmpty else { return }
        let drive = fixture["drive"]?.record
        let files = Dictionary(DriveFormat.records(drive), uniquingKeysWith: { first, _ in first })
        for window in windows {
            guard !diagnostics.isFull, let file = window["file"], let id = file.stringValue else { continue }
            if let known = files[id] {
                check(window, of: known, &diagnostics)
            } else {
                diagnostics.append(
                    Diagnostic(
                        .boardWindow, at: file.range, "there is no file '\(id)' in the drive",
                        suggesting: diagnostics.canSuggest
                            ? Suggestion(nearestTo: id, in: files.keys.sorted().prefix(500)) : nil,
                        hint: "write the 'id' of a file below 'drive'"))
            }
        }
        Identifiers.check(windows, key: "file", noun: "window", .boardWindow, &diagnostics)
    }

    private static func check(_ window: RecordValue, of file: RecordValue, _ diagnostics: inout [Diagnostic]) {
        if let name = file["name"]?.stringValue, let value = window["file"],
            [.pic, .audio, .video].contains(CloudFile.Kind(fileName: name))
        {
            diagnostics.append(
                Diagnostic(
                    .boardWindow, at: value.range, "'\(name)' has no pages, so it stands in no window",
                    hint: "write a file of slides or a document; a picture lies on a page, as an element"))
            return
        }
        let count = max(1, file["pages"]?.items.count ?? 0)
        guard let index = window["pageIndex"], let page = index.integerValue, page >= count,
            !file.lost.contains("pages")
        else { return }
        diagnostics.append(
            Diagnostic(
                .boardWindow, at: index.range,
                "the file has \(count == 1 ? "one page" : "\(count) pages"), so there is no page \(page)",
                hint: "pages count from 0"))
    }
}
