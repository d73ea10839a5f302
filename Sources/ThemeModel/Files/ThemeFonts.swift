package import ConfigSchema
package import SourceDiagnostics
import Synchronization
package import TextMeasuring

/// The fonts that a theme's tokens bring along, those that it inherits included.
package final class ThemeFonts: Sendable {
    /// A font token with a file.
    package struct Source: Sendable {
        package let token: String
        package let file: FontFile
        /// What the file's family is called; nil where the token gives it no name.
        package let family: String?
        /// The weight that the token says the file has; nil where it says none.
        package let weight: FontWeight?
        /// What the token says, as it is written.
        package let value: FontValue
        /// Where the token's value stands.
        package let range: SourceRange

        /// The place of a part, or of the whole.
        package func range(of part: KeyPath<FontValue.Places, SourceRange?>) -> SourceRange {
            value.places?[keyPath: part] ?? range
        }
    }

    /// One way to ask for a file: a page asks for a family in a weight.
    package struct Face: Sendable {
        package let family: String
        /// The weights for which the file stands.
        package let weights: ClosedRange<Int>
        package let file: FontFile
        package let font: FontFile.Font
    }

    /// The tokens with files, base theme first.
    package let sources: [Source]

    private let decoded: DecodedFonts
    private let read = Mutex<[FontFile: Result<FontFile.Font, FontFile.Problem>]>([:])

    init(_ table: TokenTable, chain: [ThemeDocument], _ decoded: DecodedFonts) {
        self.decoded = decoded
        sources = table.tokens.compactMap { token in
            guard let value = token.values.lazy.compactMap(\.first).first?.value,
                case .font(.literal(let font)) = value.value, let name = font.file,
                let document = chain.first(where: { $0.file.path == value.range.file.path })
            else { return nil }
            return Source(
                token: token.name, file: FontFile(name, in: document.folder),
                family: font.places?.family == nil ? nil : font.family,
                weight: font.places?.weight == nil ? nil : font.weight, value: font, range: value.range)
        }
    }

    /// A file's font, which is read once.
    package func font(_ file: FontFile, in files: any FileSystem) throws(FontFile.Problem) -> FontFile.Font {
        if let known = read.withLock({ $0[file] }) { return try known.get() }
        let result: Result<FontFile.Font, FontFile.Problem>
        do throws(FontFile.Problem) {
            result = .success(try file.read(in: files, knowing: decoded))
        } catch {
            result = .failure(error)
        }
        read.withLock { $0[file] = result }
        return try result.get()
    }

    /// Every family with its weights; a file that cannot be read has none.
    package func faces(in files: any FileSystem) -> [Face] {
        sources.flatMap { source -> [Face] in
            guard let font = try? font(source.file, in: files) else { return [] }
            let own = source.weight.map { $0.number...$0.number } ?? font.face.weights
            let weights = font.face.weights.count > 1 ? font.face.weights : own
            if let family = source.family {
                return [Face(family: family, weights: weights, file: source.file, font: font)]
            }
            // By its path a file stands for every weight: whoever names it means this one.
            let byPath = Face(family: source.value.family, weights: 1...1000, file: source.file, font: font)
            guard !font.face.family.isEmpty else { return [byPath] }
            return [byPath, Face(family: font.face.family, weights: weights, file: source.file, font: font)]
        }
    }

    /// What a text in a font is measured with.
    package func textFont(_ font: FontValue, in files: any FileSystem) -> TextFont {
        let weight = font.weight.number
        let faces = sources.isEmpty ? [] : faces(in: files).filter { Self.isSame($0.family, font.family) }
        let nearest = faces.min { Self.distance($0.weights, weight) < Self.distance($1.weights, weight) }
        return TextFont(size: font.size, weight: weight, face: nearest?.font.face)
    }

    /// Whether two names mean one family; as in CSS, case makes no difference.
    package static func isSame(_ family: String, _ other: String) -> Bool { family.lowercased() == other.lowercased() }

    private static func distance(_ weights: ClosedRange<Int>, _ weight: Int) -> Int {
        max(weights.lowerBound - weight, weight - weights.upperBound, 0)
    }
}
