public import SceneModel

/// One of the parts that a file's picture consists of, with the place in the file that it came from.
public struct PicturePart: Hashable, Sendable {
    /// Its keys in the file, joined by dots.
    public let path: String

    /// What it is, in one word.
    public let name: String

    /// Its rectangle in points, from the top left corner of the picture.
    public let frame: LayoutRect

    /// Names a part.
    public init(_ path: String, _ name: String, frame: LayoutRect) {
        self.path = path
        self.name = name
        self.frame = frame
    }
}
