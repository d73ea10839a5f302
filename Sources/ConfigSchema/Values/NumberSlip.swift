/// What was probably meant by a text that is no number.
enum NumberSlip {
    /// Looks at a text that was refused where a number of a range stands.
    static func meant(by written: String, range: ClosedRange<Double>) -> ValueSlip? {
        let text = inASCII(written).filter { $0 != " " }
        // A comma at the end separates nothing.
        if let last = written.last, ",，。;；、".contains(last) { return nil }
        func slip(_ number: Double?, _ hint: String, isGuess: Bool = false) -> ValueSlip? {
            guard let number, number.isFinite, abs(number) < 1e9 else { return nil }
            // An opacity of 50 is half of it.
            let isShare = range == 0...1 && number > 1 && number <= 100
            let value = isShare ? number / 100 : number
            guard range.contains(value) else { return nil }
            return ValueSlip(hint, PropertyKind.short(value), isGuess: isGuess || isShare && !written.contains("%"))
        }
        let unit = text.drop { "+-.0123456789".contains($0) }
        let number = Double(text.dropLast(unit.count))
        return if Double(text) != nil, text != written {
            slip(Double(text), "write the digits 0 to 9, without blanks")
        } else if text.hasPrefix("0x") {
            slip(Int(text.dropFirst(2), radix: 16).map { Double($0) }, "numbers are decimal")
        } else if unit.isEmpty || Double(text) != nil {
            slip(Double(text), "a number is digits with at most one point between them")
        } else if ["px", "pt", "dp", "点", "像素"].contains(unit.lowercased()) {
            slip(number, "numbers are points: leave the unit out")
        } else if unit == "%", range == 0...1 {
            slip(number, "a share goes from 0 to 1")
        } else if ["ms", "deg", "rem", "em", "%", "s"].contains(unit) {
            nil
        } else if text.split(separator: ",", omittingEmptySubsequences: false).count == 2 {
            slip(Double(text.replacing(",", with: ".")), "a point stands before a fraction", isGuess: true)
        } else if text.contains("_") || text.contains("'") {
            slip(Double(text.filter { $0 != "_" && $0 != "'" }), "write the digits without separators")
        } else if text == "none" {
            slip(0, "none is 0")
        } else {
            nil
        }
    }

    /// Full-width digits and signs as the ones that are read.
    private static func inASCII(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
                    case 0x2212, 0x2013: "-"
                    case 0x3002: "."
                    case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: " "
                    default: scalar
                    }
                }))
    }
}
