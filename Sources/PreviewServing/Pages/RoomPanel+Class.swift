import ContextModel
import SceneRendering

extension RoomPanel {
    /// The class simulator: students who answer what the teacher asks.
    var classNode: HTMLNode {
        .element(
            .form, .id("d-class"), .class("d-class d-needs-script"), .data("simulates", "classAnswers"),
            .autocompleteOff,
            children: [
                .element(.h2, text: "Class simulator"), classStatus,
                .element(
                    .div, .class("d-row"),
                    children: [
                        number("count", "Students", standard: 30, in: 1...ClassSimulator.mostStudents),
                        number("seed", "Seed", standard: 1, in: 0...999_999),
                    ]),
                .element(
                    .div, .class("d-row"),
                    children: [
                        .element(.button, .class("d-button"), .value("classAnswers"), text: "Answer within 5 s"),
                        .element(.button, .class("d-button"), .value("classAnswersAtOnce"), text: "Answer at once"),
                    ]),
            ])
    }

    /// What there is to answer.
    var classStatus: HTMLNode {
        let open = ClassSimulator(store: pool.store, widgets: widgets).answerable
        return .element(
            .p, .id("d-class-status"), .class("d-hint"), .role("status"),
            children: open.isEmpty
                ? [.text("Nothing to answer: no poll or quiz is open.")]
                : [.text("Open: ")] + Array(open.map { [.element(.code, text: $0)] }.joined(separator: [.text(", ")])))
    }

    /// A field whose standard is only hinted at, so that what is typed survives a new picture.
    private func number(_ name: String, _ label: String, standard: Int, in range: ClosedRange<Int>) -> HTMLNode {
        .element(
            .label, .class("d-field"),
            children: [
                .element(.span, text: label),
                .element(
                    .input, .class("d-input"), .type("number"), .name(name), .placeholder(String(standard)),
                    .minimum(range.lowerBound), .maximum(range.upperBound)),
            ])
    }
}
