import Foundation
import TestSupport
import Testing

@testable import FileWatching

/// Every way to save that we know of, in a thousand different orders: no save is missed.
@Suite struct MixedSavesTests {
    enum Watcher: CaseIterable {
        case system, polling

        func make(_ onChange: @escaping @Sendable (Set<String>) -> Void) throws -> any PathWatching {
            switch self {
            case .system: try FileWatcher(onChange: onChange)
            case .polling: PollingFileWatcher(periodMilliseconds: 2, onChange: onChange)
            }
        }

        /// Polling is the slow way; it takes part to keep its promises the same.
        var saves: Int { self == .system ? 1_000 : 100 }
    }

    enum Save: CaseIterable {
        case truncate, replace, append, deleteAndCreate, moveAwayAndCreate, swapLink, swapRelativeLink, hardLink
        case swapDirectoryLink, replaceDirectory

        /// Saves `text` to `live/theme.yaml`, where `live` is a link to a directory, as a deployment would have it.
        func perform(_ text: String, number: Int, in folder: TemporaryFolder) throws {
            let file = "live/theme.yaml"
            switch self {
            case .truncate:
                try folder.write(text, to: file)
            case .replace:
                try folder.replace(file, by: text)
            case .append:
                try folder.replace(file, by: String(text.dropLast(3)))
                try folder.append(String(text.suffix(3)), to: file)
            case .deleteAndCreate:
                try folder.remove(file)
                try folder.write(text, to: file)
            case .moveAwayAndCreate:
                try folder.move(file, to: file + "~")
                try folder.write(text, to: file)
                try folder.remove(file + "~")
            case .swapLink:
                try folder.write(text, to: "store/\(number).yaml")
                try folder.link(file, to: folder("store/\(number).yaml"))
            case .swapRelativeLink:
                try folder.write(text, to: "store/\(number).yaml")
                try folder.link(file, to: "./../store/.././store/\(number).yaml")
            case .hardLink:
                try folder.write(text, to: "store/\(number).yaml")
                try folder.remove(file)
                try FileManager.default.linkItem(atPath: folder("store/\(number).yaml"), toPath: folder(file))
            case .swapDirectoryLink:
                try folder.makeDirectory("version-\(number)")
                try folder.write(text, to: "version-\(number)/theme.yaml")
                try folder.link("live", to: "version-\(number)")
            case .replaceDirectory:
                let old = try FileManager.default.destinationOfSymbolicLink(atPath: folder("live"))
                try folder.makeDirectory("next")
                try folder.write(text, to: "next/theme.yaml")
                try folder.move(old, to: "gone")
                try folder.move("next", to: old)
                try folder.remove("gone")
            }
        }
    }

    @Test(arguments: Watcher.allCases)
    func missesNoSave(_ kind: Watcher) throws {
        let folder = try TemporaryFolder()
        try folder.makeDirectory("store")
        try folder.makeDirectory("version-0")
        try folder.link("live", to: "version-0")
        try folder.write("first", to: "live/theme.yaml")
        let path = folder("live/theme.yaml")
        let reader = SaveReader()
        let watcher = try kind.make(reader.onChange)
        watcher.update(paths: [path], readStart: .now)
        var random = SplitMix(state: 41)
        for number in 1...kind.saves {
            let save = try #require(Save.allCases.randomElement(using: &random))
            let text = "save \(number) by \(save)"
            try save.perform(text, number: number, in: folder)
            try #require(reader.hasRead(text, at: path), "missed \(text)")
        }
        watcher.stop()
    }
}
