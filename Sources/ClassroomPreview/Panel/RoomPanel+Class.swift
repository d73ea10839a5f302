import ClassroomContexts
import PreviewServing
import SceneRendering

extension RoomPanel {
    /// The class simulator: students who answer what the teacher asks.
    var classNode: HTMLNode {
        let open = ClassSimulator(store: pool.store, widgets: widgets).answerable
        return .element(
            .form, .id("d-class"), .class("d-class d-needs-script"), .noSuggestions,
            children: [
                .element(.h2, text: texts.simulator), status(open),
                .element(
                    .div, .class("d-row"),
                    children: [
                        number("students", texts.students, standard: 30, in: 1...ClassSimulator.maxStudents),
                        number("seed", texts.seed, standard: 1, in: 0...999_999),
                    ]),
                .element(
                    .div, .class("d-row"),
                    children: [
                        answer(within: 5, texts.answerSoon, isPossible: !open.isEmpty),
                        answer(within: 0, texts.answerAtOnce, isPossible: !open.isEmpty),
                    ]),
            ])
    }

    /// What there is to answer.
    private func status(_ open: [String]) -> HTMLNode {
        .element(
            .p, .id("d-class-status"), .class("d-hint"), .role("status"),
            text: open.isEmpty
                ? texts.nothingToAnswer : texts.open + open.map { texts.widget($0) }.joined(separator: texts.comma))
    }

    private func answer(within seconds: Int, _ label: String, isPossible: Bool) -> HTMLNode {
        .element(
            .button, .class("d-button"), .sends(PanelMessage.classAnswers(ClassAnswers(seconds: seconds))),
            isPossible ? nil : .disabled, text: label)
    }

    /// A field whose standard is only hinted at, so that what is typed survives a new picture.
    private func number(_ name: String, _ label: String, standard: Int, in range: ClosedRange<Int>) -> HTMLNode {
        .element(
            .label, .class("d-field"),
            children: [
                .element(.span, text: "\(label), \(range.lowerBound)–\(range.upperBound)"),
                .element(
                    .input, .class("d-input"), .type("number"), .name(name), .placeholder(String(standard)),
                    .minimum(range.lowerBound), .maximum(range.upperBound)),
            ])
    }
}
