import Dispatch
import Foundation
import TestSupport
import Testing

@testable import FileWatching

@Suite struct FileWatcherTests {
    private let folder: TemporaryFolder
    private let reader = SaveReader()
    private let watcher: FileWatcher

    init() throws {
        folder = try TemporaryFolder()
        watcher = try FileWatcher(onChange: reader.onChange)
    }

    private func watch(_ names: String...) {
        watcher.update(paths: Set(names.map { folder($0) }), readStart: FileTime(nanoseconds: .max))
    }

    @Test func findsAFileWhoseDirectoriesComeLater() throws {
        watch("a/b/c/theme.yaml")
        try folder.makeDirectory("a/b/c")
        try folder.write("here", to: "a/b/c/theme.yaml")
        #expect(reader.hasRead("here", at: folder("a/b/c/theme.yaml")))
        try folder.write("again", to: "a/b/c/theme.yaml")
        #expect(reader.hasRead("again", at: folder("a/b/c/theme.yaml")))
    }

    @Test func findsAFileThatArrivesWithItsDirectory() throws {
        try folder.makeDirectory("elsewhere/b")
        try folder.write("moved in", to: "elsewhere/b/theme.yaml")
        watch("a/b/theme.yaml")
        try folder.move("elsewhere", to: "a")
        #expect(reader.hasRead("moved in", at: folder("a/b/theme.yaml")))
    }

    @Test func followsADirectoryThatMovesAwayAndComesBack() throws {
        try folder.makeDirectory("a/b")
        try folder.write("first", to: "a/b/theme.yaml")
        let path = folder("a/b/theme.yaml")
        watch("a/b/theme.yaml")
        try folder.move("a", to: "away")
        #expect(reader.hasRead(SaveReader.missing, at: path))
        try folder.write("changed while away", to: "away/b/theme.yaml")
        try folder.move("away", to: "a")
        #expect(reader.hasRead("changed while away", at: path))
        try folder.replace("a/b/theme.yaml", by: "and after")
        #expect(reader.hasRead("and after", at: path))
    }

    @Test func followsAMountedConfiguration() throws {
        let path = folder("mount/theme.yaml")
        try folder.makeDirectory("mount/..v0")
        try folder.write("v0", to: "mount/..v0/theme.yaml")
        try folder.link("mount/..data", to: "..v0")
        try folder.link("mount/theme.yaml", to: "..data/theme.yaml")
        watch("mount/theme.yaml")
        for version in 1...5 {
            try folder.makeDirectory("mount/..v\(version)")
            try folder.write("v\(version)", to: "mount/..v\(version)/theme.yaml")
            try folder.link("mount/..data", to: "..v\(version)")
            try folder.remove("mount/..v\(version - 1)")
            #expect(reader.hasRead("v\(version)", at: path))
        }
    }

    @Test func leavesALoopOfLinksWhenItIsBroken() throws {
        try folder.link("a", to: "b")
        try folder.link("b", to: "a")
        watch("a")
        try folder.replace("b", by: "a file")
        #expect(reader.hasRead("a file", at: folder("a")))
    }

    @Test func reportsAWriterThatNeverCloses() throws {
        try folder.write("", to: "log.yaml")
        watch("log.yaml")
        let file = try FileHandle(forWritingTo: URL(filePath: folder("log.yaml")))
        try file.write(contentsOf: Data("still open".utf8))
        #expect(reader.hasRead("still open", at: folder("log.yaml")))
        try file.close()
    }

    @Test func reportsEntriesThatComeAndGoInADirectory() throws {
        try folder.makeDirectory("Scenes")
        watch("Scenes")
        try folder.write("new", to: "Scenes/new.yaml")
        #expect(reader.hasSeen(folder("Scenes")))
        reader.forget()
        try folder.remove("Scenes/new.yaml")
        #expect(reader.hasSeen(folder("Scenes")))
    }

    @Test func reportsAFileThatCanBeReadAgain() throws {
        try folder.write("same", to: "theme.yaml")
        let old = Date(timeIntervalSince1970: 1_000_000)
        watch("theme.yaml")
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder("theme.yaml"))
        #expect(reader.hasSeen(folder("theme.yaml")))
    }

    @Test func reportsWhatChangedBetweenReadingAndWatching() throws {
        let readStart = FileTime.now
        try folder.write("changed after it was read", to: "theme.yaml")
        watcher.update(paths: [folder("theme.yaml")], readStart: readStart)
        #expect(reader.hasRead("changed after it was read", at: folder("theme.yaml")))
    }

    @Test func reportsOnlyWhatIsWatchedNow() throws {
        for name in ["old", "kept", "other", "last"] { try folder.write("", to: name) }
        watch("old", "kept")
        watch("kept", "last")
        for name in ["old", "kept", "other", "last"] { try folder.write("saved", to: name) }
        #expect(reader.hasRead("saved", at: folder("last")), "events keep their order, so all others came before")
        #expect(reader.hasRead("saved", at: folder("kept")))
        #expect(reader.reports.reduce(into: Set()) { $0.formUnion($1) } == [folder("kept"), folder("last")])
    }

    @Test func keepsWatchingAPathThatStaysInTheSet() throws {
        let path = folder("kept")
        try folder.write("", to: "kept")
        watch("kept")
        for number in 1...100 {
            try folder.write("\(number)", to: "kept")
            watch("kept", "extra-\(number)")
            #expect(reader.hasRead("\(number)", at: path))
        }
    }

    @Test func staysSilentAfterItStopped() throws {
        try folder.write("", to: "theme.yaml")
        watch("theme.yaml")
        watcher.stop()
        watcher.stop()
        try folder.write("too late", to: "theme.yaml")
        #expect(reader.reports.isEmpty)
    }

    @Test func canBeStoppedFromWithinAReport() throws {
        let stopped = DispatchSemaphore(value: 0)
        let box = WatcherBox()
        box.watcher = try FileWatcher { _ in
            box.watcher?.stop()
            stopped.signal()
        }
        try folder.write("", to: "theme.yaml")
        box.watcher?.update(paths: [folder("theme.yaml")], readStart: FileTime(nanoseconds: 0))
        #expect(stopped.wait(timeout: .now() + 60) == .success)
        box.watcher = nil
    }

    #if os(Linux)
        /// The kernel keeps 16,384 events unless told otherwise; what does not fit is lost, and the watcher is told so.
        @Test func readsEverythingAgainWhenEventsWereLost() throws {
            let busy = DispatchSemaphore(value: 0)
            let goOn = DispatchSemaphore(value: 0)
            let reader = SaveReader()
            let onChange = reader.onChange
            let watcher = try FileWatcher { paths in
                busy.signal()
                goOn.wait()
                onChange(paths)
            }
            for name in ["first", "noise", "more noise", "last"] { try folder.write("", to: name) }
            let paths = [folder("first"), folder("last")]
            watcher.update(paths: Set(paths), readStart: FileTime(nanoseconds: .max))
            try folder.write("hold the watcher up", to: "first")
            busy.wait()
            let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
            let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
            for _ in 0...(count / 2) {
                utimes(folder("noise"), nil)
                utimes(folder("more noise"), nil)
            }
            try folder.write("lost", to: "last")
            for _ in 0..<100 { goOn.signal() }
            #expect(reader.hasRead("lost", at: folder("last")))
            watcher.stop()
        }
    #endif
}

/// Lets a watcher's callback reach the watcher.
private final class WatcherBox: @unchecked Sendable {
    // Unchecked: set before the first path is watched, read by the one report that follows, and cleared after that.
    var watcher: FileWatcher?
}
