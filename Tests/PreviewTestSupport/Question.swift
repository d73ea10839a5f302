package import ClassroomContexts
package import ClassroomScenes
package import ConfigSchema
import LiveValues
package import SceneRendering
import ThemeModel

/// A widget that asks for a number; its server keeps everybody's.
package struct Question: Widget {
    package static let id = "question"
    package static let summary = "Asks for a number, and keeps everybody's."
    package static let host = "nameBoard"
    package static let properties: [PropertySpec] = PropertySpec.visibility
    package static let service: (any WidgetRequestHandler)? = Answers()
    package static let simulation: (any WidgetSimulation)? = Guessing()
    package static let styleSheet = ".question { color: black; }"
    package static let examples: [ComponentExample] = []

    package init() {}

    package func render(in environment: WidgetEnvironment) -> HTMLNode {
        .element(.p, .class("question"), text: "How many?")
    }

    package struct Answers: WidgetRequestHandler {
        package init() {}

        package func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
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
