import Exporting
import SourceDiagnostics

/// The texts of an extension in all languages, by the text of the first one.
struct StringCatalog {
    let source: String
    private var entries: [String: Entry] = [:]

    private struct Entry {
        var texts: [String: String]
        let place: SourceRange
    }

    init(source: String) { self.source = source }

    /// Adds a text in several languages.
    ///
    /// - Returns: Its key: the text in the first language, with a number behind it if another text has that, too.
    mutating func key(_ texts: [String: String], at place: SourceRange) -> String {
        let plain = texts[source] ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
        var (key, number) = (plain, 2)
        while let known = entries[key], known.texts != texts {
            key = "\(plain) (\(number))"
            number += 1
        }
        if entries[key] == nil { entries[key] = Entry(texts: texts, place: place) }
        return key
    }

    /// Adds a text under a key of the system's, such as `CFBundleDisplayName`.
    mutating func add(_ texts: [String: String], under key: String, at place: SourceRange) {
        entries[key] = Entry(texts: texts, place: place)
    }

    /// The catalogue as Xcode reads it.
    func file(named name: String = "Localizable") -> ExportedFile {
        var lines = ["{", "  \"sourceLanguage\" : \(JSONWriting.string(source)),", "  \"strings\" : {"].map {
            ExportedLine($0)
        }
        let sorted = entries.sorted { $0.key < $1.key }
        for (index, (key, entry)) in sorted.enumerated() {
            let place = "\(entry.place.file.path):\(entry.place.start.line)"
            lines.append(ExportedLine("    \(JSONWriting.string(key)) : {"))
            // A key that is the text itself needs no second one.
            let texts = entry.texts.filter { $0.key != source || $0.value != key }.sorted { $0.key < $1.key }
            lines.append(ExportedLine("      \"comment\" : \(JSONWriting.string(place))\(texts.isEmpty ? "" : ",")"))
            if !texts.isEmpty {
                lines.append(ExportedLine("      \"localizations\" : {"))
                for (number, (locale, text)) in texts.enumerated() {
                    lines.append(
                        ExportedLine(
                            "        \(JSONWriting.string(locale)) : { \"stringUnit\" : { \"state\" : \"translated\", "
                                + "\"value\" : \(JSONWriting.string(text)) } }\(number == texts.count - 1 ? "" : ",")",
                            of: key, at: entry.place, isNamed: false))
                }
                lines.append(ExportedLine("      }"))
            }
            lines.append(ExportedLine("    }\(index == sorted.count - 1 ? "" : ",")"))
        }
        lines += ["  },", "  \"version\" : \"1.0\"", "}"].map { ExportedLine($0) }
        return ExportedFile("\(name).xcstrings", .text(lines, comments: .block))
    }
}
