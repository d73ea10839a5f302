import CFreeType

/// FreeType's view of one font, with the bytes that it reads from.
///
/// A library of its own for each face: FreeType lets several threads in only where they share none.
///
/// The face that owns it keeps it behind a lock.
final class FaceHandle {
    private let library: FT_Library
    private let face: FT_Face
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let weightAxis: WeightAxis?
    private var drawnWeight: Int?

    /// Where a variable font has its weight among its axes.
    private struct WeightAxis {
        let index: Int
        let range: ClosedRange<Int>
        let defaults: [FT_Fixed]
    }

    init(_ source: [UInt8]) throws(FontProblem) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { throw .damaged }
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: source.count)
        _ = bytes.initialize(from: source)
        var face: FT_Face?
        guard FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(source.count), 0, &face) == 0, let face else {
            FT_Done_FreeType(library)
            bytes.deallocate()
            throw .damaged
        }
        self.library = library
        self.face = face
        self.bytes = bytes
        weightAxis = Self.weightAxis(of: face, in: library)
        // Letters without a place in Unicode, without outlines or without a size cannot be shown.
        let isScalable = face.pointee.face_flags & 1 != 0
        guard isScalable, face.pointee.num_glyphs > 0, face.pointee.units_per_EM > 0, face.pointee.charmap != nil else {
            throw .damaged
        }
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        bytes.deallocate()
    }

    var family: String { face.pointee.family_name.map { String(cString: $0) } ?? "" }

    var isItalic: Bool { face.pointee.style_flags & 1 != 0 }

    var weights: ClosedRange<Int> {
        if let weightAxis { return weightAxis.range }
        let weight = weightClass ?? (face.pointee.style_flags & 2 != 0 ? 700 : 400)
        return weight...weight
    }

    /// What the table `OS/2` says; nil when the font has none, or one that no weight can be told from.
    private var weightClass: Int? {
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return nil }
        let weight = Int(table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass)
        return (1...1000).contains(weight) ? weight : nil
    }

    /// The advance in ems; nil when there is no glyph, or a damaged one.
    func advance(of scalar: Unicode.Scalar, weight: Int) -> Double? {
        let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
        guard glyph != 0 else { return nil }
        draw(weight: weight)
        var advance: FT_Fixed = 0
        guard FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0, advance >= 0 else { return nil }
        return Double(advance) / Double(face.pointee.units_per_EM)
    }

    private func draw(weight: Int) {
        guard let weightAxis, drawnWeight != weight else { return }
        var coordinates = weightAxis.defaults
        coordinates[weightAxis.index] = FT_Fixed(weight) << 16
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
        drawnWeight = weight
    }

    private static func weightAxis(of face: FT_Face, in library: FT_Library) -> WeightAxis? {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &description) == 0, let description else { return nil }
        defer { FT_Done_MM_Var(library, description) }
        let axes = UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis))
        let weightTag = "wght".utf8.reduce(FT_ULong(0)) { $0 << 8 | FT_ULong($1) }
        guard let index = axes.firstIndex(where: { $0.tag == weightTag }) else { return nil }
        let (low, high) = (Int(axes[index].minimum >> 16), Int(axes[index].maximum >> 16))
        guard 1 <= low, low <= high, high <= 1000 else { return nil }
        return WeightAxis(index: index, range: low...high, defaults: axes.map(\.def))
    }
}
