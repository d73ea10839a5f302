import ConfigSchema
import ContextModel
import SceneRendering
import ThemeModel

/// A widget that asks for a number; its server keeps everybody's.
struct Question: Widget {
    static let id = "question"
    static let summary = "Asks for a number, and keeps everybody's."
    static let host = "nameBoard"
    static let properties: [PropertySpec] = PropertySpec.visibility
    static let service: (any WidgetRequestHandler)? = Answers()
    static let simulation: (any WidgetSimulation)? = Guessing()
    static let styleSheet = ".question { color: black; }"
    static let examples: [ComponentExample] = []

    func render(in environment: WidgetEnvironment) -> HTMLNode { .element(.p, .class("question"), text: "How many?") }

    struct Answers: WidgetRequestHandler {
        func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
            guard ledger.roomProperty("open") == true else { throw ledger.refusal(.wrongState, "it is closed") }
            ledger.updateUserProperties(request.body, of: ledger.user.userUuid)
        }
    }

    struct Guessing: WidgetSimulation {
        func answer(
            to widgetId: String, room: WidgetProperties, user: WidgetProperties, using generator: inout SeededGenerator
        ) throws -> WidgetRequest? {
            guard try room.boolean("open"), !user.has("number") else { return nil }
            return WidgetRequest("answer", ["number": .integer(generator.index(below: 1000))], to: widgetId)
        }
    }
}
