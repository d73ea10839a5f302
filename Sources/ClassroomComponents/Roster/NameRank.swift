import Foundation

/// A name's place in the roster by its first character: Chinese by pinyin and other scripts, then Latin, then digits.
///
/// Only the first character counts. Capitals stand before small letters, as upstream compares code points; a letter with
/// an accent stands with the plain one, Éclair beside Elena.
struct NameRank: Sendable {
    /// The rank of names that have no first character: behind all others.
    static let last = Int.max

    // Surnames that the transliteration reads as the commoner word.
    private static let surnames: [Character: Unicode.Scalar] = ["长": "c", "沈": "s", "厦": "x", "地": "d", "重": "c"]

    // A class has few first characters, and transliterating one takes ten microseconds.
    private var known: [Character: Int] = [:]

    mutating func rank(of name: String) -> Int {
        if let rank = Self.fastRank(of: name) { return rank }
        guard let first = name.first(where: { !$0.isWhitespace }) else { return Self.last }
        if let rank = known[first] { return rank }
        let rank = Self.rank(of: first)
        if known.count < 10_000 { known[first] = rank }
        return rank
    }

    /// The rank of a name that begins with an unaccented letter or a digit; nil for all others.
    private static func fastRank(of name: String) -> Int? {
        var bytes = name.utf8.makeIterator()
        // A combining mark behind the letter would belong to it.
        guard let first = bytes.next(), bytes.next().map({ $0 < 0x80 }) ?? true else { return nil }
        return rank(ofASCII: first)
    }

    private static func rank(ofASCII byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) + 400
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) + 300
        default: nil
        }
    }

    private static func rank(of first: Character) -> Int {
        if let ascii = first.asciiValue, let rank = rank(ofASCII: ascii) { return rank }
        if let initial = surnames[first] { return Int(initial.value) + 100 }
        // A character may carry thousands of marks; a few tell how it is read.
        let head = String(String.UnicodeScalarView(first.unicodeScalars.prefix(8)))
        if let letter = latinLetter(of: head), let rank = rank(ofASCII: letter) { return rank }
        let latin = head.applyingTransform(.toLatin, reverse: false) ?? head
        let plain = latin.applyingTransform(.stripDiacritics, reverse: false) ?? latin
        return plain.lowercased().unicodeScalars.first.map { Int($0.value) + 100 } ?? last
    }

    /// The plain letter below the marks of a Latin one, as in É, Ø or Ł; nil for other scripts.
    private static func latinLetter(of head: String) -> UInt8? {
        guard let first = head.unicodeScalars.first else { return nil }
        switch first.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: break
        default: return nil
        }
        return head.applyingTransform(StringTransform("Latin-ASCII"), reverse: false)?.utf8.first
    }
}
