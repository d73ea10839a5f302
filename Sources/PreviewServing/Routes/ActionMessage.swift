import ContextModel
import Foundation

/// The body of a request that changes a room.
struct ActionMessage: Decodable {
    /// The view whose page sent it, by the names of its URL.
    var view: [String: String]
    /// The component's instance, and what was done to it.
    var component: String?
    var action: String?
    var argument: String?
    var values: [String: String]?
    /// What a control of the room's panel changes, and to what.
    var change: String?
    var value: String?

    /// Reads a body; nil when it is not such a message.
    static func read(_ body: [UInt8]) -> ActionMessage? {
        try? JSONDecoder().decode(ActionMessage.self, from: Data(body))
    }

    /// The view that it asks about.
    var request: ViewRequest {
        ViewQuery.request(view.map { QueryItem(name: $0.key, value: $0.value) })
    }
}

/// The answer to a change that was made.
struct Acceptance: Encodable {
    /// The number of the event after which the pages of the view show it: until then, what a control says is newer than
    /// what the page is told.
    var shownBy: UInt64

    var reply: HTTPReply { .json(SharedBytes(PageEvent.json(self))) }
}

/// Why a change was refused, as the page shows it.
struct Refusal: Encodable {
    var code: String
    var message: String

    init(code: String, message: String) {
        self.code = code
        self.message = message
    }

    /// The words of an error as a sentence.
    init(_ error: ContextError) {
        let text = error.description
        self.init(code: error.code.rawValue, message: text.prefix(1).uppercased() + text.dropFirst() + ".")
    }

    func reply(_ status: HTTPStatus) -> HTTPReply {
        .json(SharedBytes(PageEvent.json(self)), status: status)
    }
}
