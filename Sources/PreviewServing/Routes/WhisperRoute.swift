import HTTPServing
import Synchronization

/// `POST /whisper`: what a page says in passing, such as where a hand is at this moment.
///
/// It is told to all pages that look into the same part of the store, and kept by nobody: no history has it, and no page
/// that comes back is told again. What it says is the kind's business.
struct WhisperRoute: Route {
    let method = HTTPMethod.post
    let path = "/whisper"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        session.reply(to: request) { view in
            do throws(CommandRefusal) {
                if let words = try view.viewer.whisper(request.body) { session.tell(words, of: view) }
                return Acceptance(shownBy: 0).reply
            } catch {
                return RefusalMessage(code: error.code, message: error.message).reply(
                    error.reason == .unreadable ? .badRequest : .conflict)
            }
        }
    }
}

extension PreviewSession {
    /// Tells all pages that look into the same part of a fixture's store what one of them has said.
    fileprivate func tell(_ words: String, of speaker: LiveView) {
        let views = state.withLock { state in state.views.values.filter { $0.fixture === speaker.fixture } }
        let circle = speaker.viewer.whisperCircle
        let bytes = ServerSentEvent.whisper(words).encodedWithoutID()
        for view in views where view.viewer.whisperCircle == circle { view.channel.whisper(bytes) }
    }
}

extension ServerSentEvent {
    /// What a page has said in passing.
    static func whisper(_ words: String) -> ServerSentEvent {
        ServerSentEvent(name: PageEvent.Name.whisper.rawValue, data: words)
    }
}
