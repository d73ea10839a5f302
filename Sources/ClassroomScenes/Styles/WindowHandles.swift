package import SceneRendering

/// What an element of a picture tells the page's module `windows.js`, by the name of the attribute.
package enum WindowData: String, CaseIterable, Sendable {
    case floats = "data-floats"
    case lifts = "data-lifts"
}

extension HTMLAttribute {
    /// The element is a window that its viewer may move, resize from its corners and lay on top.
    ///
    /// The component around it gets the actions `place`, with the window's frame, `raise` and `putBack`, each with the
    /// widget's identifier for an argument.
    ///
    /// - Parameter isOnTop: Whether no other window lies above it.
    /// - Returns: The attribute.
    package static func floats(isOnTop: Bool) -> HTMLAttribute {
        HTMLAttribute(WindowData.floats.rawValue, isOnTop ? "top" : "")
    }

    /// The element is the seat of a stream, out of which its viewer may drag the stream over the board and into which its
    /// window goes back.
    ///
    /// The component around it gets the action `lift`, with the stream's identifier for an argument and the window's frame.
    package static func lifts(_ streamUuid: String) -> HTMLAttribute {
        HTMLAttribute(WindowData.lifts.rawValue, streamUuid)
    }
}
