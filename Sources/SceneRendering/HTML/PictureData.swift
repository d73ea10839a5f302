/// What an element of a picture tells the page's script, by the name of the attribute.
///
/// The script's modules read these names; a test compares the two. What only style sheets read needs no place here: see
/// ``HTMLAttribute/data(_:_:)``.
package enum PictureData: String, CaseIterable, Sendable {
    // What a click, a key or a pointer does.
    case about = "data-about"
    case action = "data-action"
    case argument = "data-argument"
    case asks = "data-asks"
    case chooses = "data-chooses"
    case deletes = "data-deletes"
    case drags = "data-drags"
    case fronts = "data-fronts"
    case hold = "data-hold"
    case inserts = "data-inserts"
    case into = "data-into"
    case opens = "data-opens"
    case release = "data-release"
    case rests = "data-rests"
    case scrolls = "data-scrolls"
    case selects = "data-selects"
    case step = "data-step"
    case whom = "data-whom"

    // What people add to a scene while they look: a button that shows the sheet, one that adds a file in a form, one that
    // takes an addition back.
    case adds = "data-adds"
    case form = "data-form"
    case offers = "data-offers"
    case takesBack = "data-takes-back"

    // What stands behind a part of the picture.
    case component = "data-component"
    case id = "data-id"
    case keys = "data-keys"
    case popup = "data-popup"
    case shows = "data-shows"

    // Times that run.
    case format = "data-format"
    case prefix = "data-prefix"
    case runsFrom = "data-runs-from"
    case runsUntil = "data-runs-until"
    case warning = "data-warning"
    case warnsAt = "data-warns-at"

    // What is fetched when it comes into sight.
    case piece = "data-piece"

    // Files that people bring.
    case brings = "data-brings"
    case pastes = "data-pastes"
    case transfers = "data-transfers"

    // Forms.
    case empties = "data-empties"
    case enter = "data-enter"
    case needs = "data-needs"
    case unlike = "data-unlike"
}

extension HTMLAttribute {
    /// Data that the page's script reads.
    package static func data(_ name: PictureData, _ value: String = "") -> HTMLAttribute {
        HTMLAttribute(name.rawValue, value)
    }
}
