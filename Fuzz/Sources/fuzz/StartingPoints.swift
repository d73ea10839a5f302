import Foundation

/// The files from which libFuzzer starts: a corpus and a dictionary for each target.
enum StartingPoints {
    /// Writes `corpus/TARGET/` and `TARGET.dict` into a folder; what earlier runs added to a corpus stays.
    static func write(to folder: URL) throws {
        for type in FuzzTargets.all {
            let target = try type.init()
            let corpus = folder.appending(path: "corpus/\(type.name)")
            try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
            let seeds = try target.seeds()
            for (index, seed) in seeds.enumerated() {
                try Data(seed).write(to: corpus.appending(path: "seed-\(index)"))
            }
            let entries = try Set(target.words()).sorted().compactMap(entry)
            try Data(entries.joined().utf8).write(to: folder.appending(path: "\(type.name).dict"))
        }
    }

    /// A line of a dictionary; nil for what libFuzzer takes no word of.
    private static func entry(_ word: String) -> String? {
        guard !word.isEmpty, word.utf8.count < 64 else { return nil }
        let escaped = word.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
            case 0x20..<0x7F: String(Unicode.Scalar(byte))
            default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return "\"\(escaped.joined())\"\n"
    }
}
