extension String {
    /// The text without characters that turn the direction of what stands around them, as names of files need.
    ///
    /// With one of them, `gpj.exe` could be read the other way round. What is written from right to left is so without
    /// them, by its letters.
    package var withoutDirectionMarks: String {
        let marks = [0x202A...0x202E, 0x2066...0x2069] as [ClosedRange<UInt32>]
        return String(
            String.UnicodeScalarView(unicodeScalars.filter { scalar in !marks.contains { $0.contains(scalar.value) } }))
    }
}
