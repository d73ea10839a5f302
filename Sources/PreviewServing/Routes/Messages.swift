import Foundation
import HTTPServing
import LiveValues
import SceneRendering

/// The part of a request that every change has: the view whose page sent it, by the names of its URL.
struct ViewMessage: Decodable {
    var view: [String: String]

    /// Reads a body; nil when it is not such a message.
    static func read(_ body: [UInt8]) -> ViewMessage? {
        // A decoder takes its time for what is deep, and every route asks here first.
        guard (try? LiveJSON.measure(body)) != nil else { return nil }
        return try? JSONDecoder().decode(ViewMessage.self, from: Data(body))
    }

    /// The view that it asks about.
    var request: ViewRequest {
        ViewQuery.request(view.map { QueryItem(name: $0.key, value: $0.value) })
    }
}

/// The body of a request that does something to a component.
struct ActionMessage: Decodable {
    var view: [String: String]
    /// The component's instance, and what was done to it.
    var component: String
    var action: String
    var argument: String?
    var values: [String: String]?

    /// Reads a body; nil when it is not such a message.
    static func read(_ body: [UInt8]) -> ActionMessage? {
        guard (try? LiveJSON.measure(body)) != nil else { return nil }
        return try? JSONDecoder().decode(ActionMessage.self, from: Data(body))
    }

    /// The view that it asks about.
    var request: ViewRequest { ViewMessage(view: view).request }
}

/// The answer to a change that was made.
struct Acceptance: Encodable {
    /// The number of the event after which the pages of the view show it: until then, what a control says is newer than
    /// what the page is told.
    var shownBy: UInt64
    /// A sentence for whoever made it, when something about it is not as they expect.
    var notice: String?

    var reply: HTTPReply { .json(SharedBytes(PageEvent.json(self))) }
}

/// Why a change was refused, as the page shows it.
struct RefusalMessage: Encodable {
    var code: String
    var message: String

    /// The page's view is not there any more.
    static func noView(_ request: ViewRequest) -> RefusalMessage {
        let texts = PageTexts(locale: request.locale ?? "")
        return RefusalMessage(code: "noView", message: texts.both("There is no such view any more.", "该视图已不存在。"))
    }

    /// The view has no such component any more.
    static func noComponent(_ name: String, in view: LiveView) -> RefusalMessage {
        let texts = PageTexts(locale: view.view.locale)
        return RefusalMessage(
            code: "noComponent",
            message: texts.both("The scene has no '\(name)' for this viewer.", "场景中没有供此查看者使用的“\(name)”。"))
    }

    init(code: String, message: String) {
        self.code = code
        self.message = message
    }

    /// The words of an error as a sentence, in the language of a page.
    init(_ error: any Error, in locale: String) {
        self.init(code: (error as? any Refusal)?.reasonCode ?? "failed", message: error.sentence(in: locale))
    }

    func reply(_ status: HTTPStatus) -> HTTPReply {
        .json(SharedBytes(PageEvent.json(self)), status: status)
    }
}

extension PreviewSession {
    /// Answers a message about a view; one that cannot be read, or whose view there is none of, is refused.
    func reply(to request: HTTPRequest, _ answer: (LiveView) -> HTTPReply) -> HTTPReply {
        guard let message = ViewMessage.read(request.body) else {
            return RefusalMessage(code: "badMessage", message: "The message needs a view.").reply(.badRequest)
        }
        guard let view = view(message.request) else { return RefusalMessage.noView(message.request).reply(.notFound) }
        return answer(view)
    }
}
