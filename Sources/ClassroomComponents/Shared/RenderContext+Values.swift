import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import SceneRendering
import ThemeModel

extension RenderContext {
    /// A control's name, and why it cannot be used unless it can.
    func string(_ key: String, unless isPossible: Bool, _ reason: String) -> String {
        isPossible ? string(key) : string(key) + ": " + string(reason)
    }

    /// Whether there is a board on which somebody can be allowed to write.
    var hasOpenBoard: Bool { pool.widget.getWidgetActivity(WidgetID.board) }

    /// A length in points; a scaled one follows the scene, a share is of `whole`.
    func points(_ value: ResolvedValue?, of whole: Double) -> Double {
        switch value {
        case .number(let number): number
        case .length(let length):
            switch length.unit {
            case .points: length.value
            case .scaled: length.value * scale
            case .percent: length.value / 100 * whole
            }
        default: 0
        }
    }
}
