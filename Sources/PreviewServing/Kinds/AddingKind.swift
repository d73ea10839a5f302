package import SceneModel
package import SceneRendering

/// A kind to whose scenes people can add what files of the project describe, for as long as the store lives.
///
/// The preview keeps what was added and draws it like all that files place. The kind says what fits where, and draws the
/// sheet in which people choose.
package protocol AddingKind: PreviewKind {
    /// Whether a form of a file can be added to a scene.
    ///
    /// - Parameters:
    ///   - form: The form's name among the choices of `formAxis`.
    ///   - scene: The scene.
    ///   - device: The screen on which it is shown.
    /// - Returns: False for a form of another sort of scene, or of another screen.
    func takes(_ form: String, in scene: Scene, on device: Device) -> Bool

    /// Returns the line of `compose` that places a file in what is free.
    ///
    /// - Parameters:
    ///   - addition: What is added.
    ///   - scene: The scene, with all that was added before.
    ///   - view: How it is shown: what is added comes where people look.
    ///   - device: The screen on which it is shown.
    /// - Returns: A map of one entry in YAML, on one line.
    /// - Throws: Why there is no place for it, in the view's language.
    func entry(
        for addition: Addition, in scene: Scene, as view: SceneView, on device: Device
    ) throws(CommandRefusal) -> String

    /// Draws a dialog in which people choose what to add.
    ///
    /// A button with `PictureData.adds` and `PictureData.form` adds something.
    ///
    /// - Parameters:
    ///   - offers: What there is, in the order of its groups.
    ///   - view: How the scene is shown.
    ///   - device: The screen on which it is shown.
    /// - Returns: The dialog.
    func sheet(of offers: [AdditionOffer], in view: SceneView, on device: Device) -> HTMLNode
}

/// A file that somebody adds to a scene.
package struct Addition: Hashable, Sendable {
    /// The id of the file.
    package let file: String
    /// The file's title for people.
    package let title: String
    /// The name of its form.
    package let form: String
    /// The name that tells it apart in the scene.
    package let id: String
}

/// A file that can be added to a scene.
package struct AdditionOffer: Sendable {
    /// One of its forms that the scene takes.
    package struct Form: Sendable {
        package let name: String
        /// The name for people.
        package let title: String
        package let size: LayoutSize
        /// The picture with samples, in an element of its size.
        package let picture: HTMLNode
    }

    /// The id of the file.
    package let file: String
    package let title: String
    /// One sentence about it; empty where it has none.
    package let summary: String
    /// The heading below which it stands among others.
    package let group: String
    package let forms: [Form]
}
