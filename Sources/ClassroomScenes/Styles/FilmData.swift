public import SceneRendering

extension HTMLAttribute {
    /// The element has in `--played` how much of a film has been played, from 0 to 1, and the page's script keeps it right.
    ///
    /// - Parameters:
    ///   - start: When the film began, in milliseconds since 1970 on the store's clock.
    ///   - length: How long it is, in milliseconds; a film without a length is not begun.
    ///   - now: The time of the drawing, for pages without a script.
    /// - Returns: The attributes and the share.
    public static func plays(from start: Int64, for length: Int64, now: Int64) -> [HTMLAttribute] {
        let played = length > 0 ? min(max(Double(now - start) / Double(length), 0), 1) : 0
        return [
            HTMLAttribute(FilmData.playsFrom.rawValue, String(start)),
            HTMLAttribute(FilmData.playsFor.rawValue, String(length)),
            .style(.property("--played", .number(played))),
        ]
    }
}

/// What an element of a film tells the page's module `film.js`, by the name of the attribute.
package enum FilmData: String, CaseIterable, Sendable {
    case playsFrom = "data-plays-from"
    case playsFor = "data-plays-for"
}
