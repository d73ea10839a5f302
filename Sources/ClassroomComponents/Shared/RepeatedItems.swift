import ConfigSchema
import SceneRendering

// Items that several components have under the same key, as upstream's `FcrUIItemSepLine` and `FcrUIItemShadow`.
extension PropertySpec {
    /// The thin lines between parts.
    static func sepLine(_ summary: String, file: String = #fileID, line: Int = #line) -> PropertySpec {
        .group(
            "sepLine", summary,
            PropertySpec.visibility + [
                .color(
                    "backgroundColor", default: "$systemDividerColor", "Colour of the lines.", file: file, line: line)
            ], file: file, line: line)
    }

    /// The shadow around a popup.
    static func containerShadow(_ summary: String, file: String = #fileID, line: Int = #line) -> PropertySpec {
        .shadow("shadow", default: "$container", summary, file: file, line: line)
    }
}
