import SourceDiagnostics

/// Other words for classes of screens, which are declared from the smallest to the largest.
///
/// A word that contains the name of a class means it.
enum DeviceWord {
    /// The class that a word means.
    static func meant(by word: String, among classes: [String], of all: [String]) -> Suggestion? {
        let word = word.lowercased()
        if classes.contains(word) { return Suggestion(word) }
        let known = synonym(of: word, among: all).flatMap { classes.contains($0) ? $0 : nil }
        return known.map { Suggestion(guessing: $0) } ?? Suggestion(nearestTo: word, in: classes)
    }

    /// Whether a word is one for a class, other than by a slip of the finger.
    static func isOne(_ word: String, among classes: [String]) -> Bool {
        let word = word.lowercased()
        return classes.contains(word) || synonym(of: word, among: classes) != nil
    }

    private static func synonym(of word: String, among classes: [String]) -> String? {
        guard classes.count > 1 else { return nil }
        // In bytes: to look for text in text, the library makes tables of its characters.
        let bytes = Array(word.utf8)
        if let part = classes.first(where: { !bytes.offsets(of: $0.lowercased()).isEmpty }) { return part }
        return small.contains(word) ? classes.first : large.contains(word) ? classes.last : nil
    }

    private static let small = ["mobile", "handset", "android", "手机", "手機"]
    private static let large = [
        "tablet", "desktop", "laptop", "computer", "pc", "平板", "平板电脑", "平板電腦", "电脑", "電腦",
    ]
}
