package import ConfigSchema
import ThemeModel

/// A file of Android resources.
package enum AndroidResourceFile {
    /// Returns the file with some resources between its first and last lines.
    ///
    /// - Parameters:
    ///   - path: The path below the folder that is written into.
    ///   - lines: The resources.
    ///   - command: The command that writes the file, for its first comment.
    /// - Returns: The file, in which a comment behind each resource names its line of YAML.
    package static func file(_ path: String, _ lines: [ExportedLine], writtenBy command: String) -> ExportedFile {
        ExportedFile(
            path,
            .text(
                [
                    ExportedLine("<?xml version=\"1.0\" encoding=\"utf-8\"?>"),
                    ExportedLine(comment: "'\(command)' writes this file."),
                    ExportedLine("<resources>"),
                ] + lines + [ExportedLine("</resources>")], comments: .markup))
    }

    /// Returns the line of a colour; the text is one in `#AARRGGBB`, or a reference such as `@color/day`.
    package static func color(_ name: String, _ text: String) -> String {
        "    <color name=\"\(name)\">\(text)</color>"
    }

    /// Returns the line of a colour.
    package static func color(_ name: String, _ color: SRGBColor) -> String {
        self.color(name, "#" + AndroidNames.digits(color))
    }
}
