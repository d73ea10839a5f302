import ClassroomScenes
import SceneModel
import SceneRendering
import ThemeModel

/// How large a poll is, in points.
enum PollSize {
    /// The small card's width.
    static let width = 180.0
    /// The height of the header, in which its line is included.
    static let header = 17.0
    /// Everything of the small card but its question and its rows, which stays when the button has gone.
    ///
    /// 17 header, 10 above and 10 below the question, 10 above the button, 22 button, 10 below it.
    static let fixedHeight = 79.0
    /// Left and right of the question.
    static let titleInset = 15.0
    /// The least size of the author's card, the web's.
    static let editor = LayoutSize(width: 360, height: 283)

    /// The small card, no higher than the area that it stands in.
    static func card(_ run: PollRun, showsResults: Bool, in environment: WidgetEnvironment) -> LayoutSize {
        let values = environment.values
        var height = fixedHeight
        if values.isShown("title") {
            height += TextHeight.of(run.title, size: values.fontSize("title.font"), width: width - 2 * titleInset)
        }
        let group = showsResults ? "result" : "option"
        if values.isShown(group) {
            let texts = showsResults ? run.results.map(\.option) : run.options
            for text in texts { height += row(text, group, values) }
        }
        return AuthoringCard.fitting(
            LayoutSize(width: width, height: height), growing: environment.scene.scale, in: environment)
    }

    /// One row: an option is its text and 10 high, a result its text and 30, unless the configuration says otherwise.
    private static func row(_ text: String, _ group: String, _ values: PropertyValues) -> Double {
        let inset =
            group == "option"
            ? values.number("option.labelLeftSpace") + values.number("option.labelRightSpace")
            : 2 * values.number("result.labelHorizontalSpace") + values.number("result.labelWidth")
        return TextHeight.of(text, size: values.fontSize(group + ".font"), width: width - inset)
            + 2 * values.number(group + ".labelVerticalSpace")
    }

    /// The author's card with the form: the least size shows two options, each further one needs a field more.
    static func editor(_ draft: PollDraft, in environment: WidgetEnvironment) -> LayoutSize {
        let further = draft.options.count - PollRules.optionCount.lowerBound
        let height = editor.height + 36 * Double(further)
        return AuthoringCard.fitting(LayoutSize(width: editor.width, height: height), in: environment)
    }

    /// The author's card with the tally.
    static func live(_ run: PollRun, in environment: WidgetEnvironment) -> LayoutSize {
        let values = environment.values
        let column = editor.width - 32
        var height = 34 + 12 + 14 + 12 + 49.0
        height += TextHeight.of(run.title, size: values.fontSize("editor.titleFont"), width: column)
        height += 4 + values.fontSize("editor.labelFont") * TextHeight.line
        for (_, option, _) in run.results {
            height += TextHeight.of(option, size: values.fontSize("editor.font"), width: column - 80) + 4 + 6 + 10
        }
        return AuthoringCard.fitting(
            LayoutSize(width: editor.width, height: max(height, editor.height)), in: environment)
    }
}
