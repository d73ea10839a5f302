import Synchronization

/// A stroke on its way, as far as it has been told.
public struct BoardDraft: Hashable, Sendable {
    /// What has been drawn so far.
    public var element: BoardElement
    /// The sheet on which it lies.
    public var sheet: Int

    /// Takes what somebody is drawing.
    public init(_ element: BoardElement, sheet: Int) {
        self.element = element
        self.sheet = sheet
    }
}

/// The strokes that are being drawn at this moment, one for each user.
///
/// They are no facts: five people who draw make 300 points a second, and a history of 32,768 facts would be full of
/// them within two minutes. A stroke becomes one fact when it ends. Until then its points are told in passing to
/// whoever looks, and what they come to is kept here for two cases: somebody who opens a page meanwhile sees the stroke
/// so far, and a stroke whose author may not go on ends as it is.
public final class BoardDrafts: Sendable {
    private let drafts = Mutex<[String: BoardDraft]>([:])

    init() {}

    /// All of them, in the order of their authors' identifiers.
    public var all: [BoardDraft] {
        drafts.withLock { drafts in drafts.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// Adds points to a curve, or takes a shape's newer corners; another stroke takes the place of the one before.
    ///
    /// - Parameter news: The stroke with the points that are new: for a curve those behind the last ones, for a shape
    /// both.
    /// - Returns: Whether it was taken: a curve that would have too many points is not.
    func extend(_ news: BoardDraft) -> Bool {
        drafts.withLock { drafts in
            var draft = news
            let author = news.element.author
            if news.element.kind == .curve, let known = drafts[author], known.element.id == news.element.id {
                let pressures = known.element.pressures + news.element.pressures
                let points = known.element.points + news.element.points
                draft.element = BoardElement(
                    id: news.element.id, author: author, kind: .curve, points: points, pressures: pressures,
                    color: known.element.color, size: known.element.size)
            }
            guard draft.element.fault == nil else { return false }
            drafts[author] = draft
            return true
        }
    }

    /// Forgets a user's stroke, which was given up; false when they draw another one, or none.
    func forget(_ id: String, of user: String) -> Bool {
        drafts.withLock { drafts in
            guard drafts[user]?.element.id == id else { return false }
            drafts[user] = nil
            return true
        }
    }

    /// Takes out the strokes that facts have put an end to, and answers those that are not on the board yet.
    func end(by facts: [RoomFact]) -> [BoardDraft] {
        drafts.withLock { drafts in
            guard !drafts.isEmpty else { return [] }
            var ended: [BoardDraft] = []
            for fact in facts {
                switch fact.change {
                case .event(.onBoardChanged(.added(let elements, _), _, _, _)):
                    for element in elements where drafts[element.author]?.element.id == element.id {
                        drafts[element.author] = nil
                    }
                case .event(.onRemoteUserLeft(let user, _, _)):
                    ended += [drafts.removeValue(forKey: user.userUuid)].compactMap(\.self)
                case .kept(.boardGranted(_, let withdrawn)):
                    ended += withdrawn.compactMap { drafts.removeValue(forKey: $0) }
                default: break
                }
            }
            return ended
        }
    }
}

extension WidgetContext {
    /// What everybody is drawing at this moment.
    public func getBoardDrafts() -> [BoardDraft] { store.drafts.all }

    /// Tells what the local user is drawing; ``drawOnBoard(_:sheet:)`` with the same identifier ends it.
    ///
    /// - Parameters:
    ///   - element: The stroke with its new points, see ``BoardDrafts``.
    ///   - sheet: The sheet on which it lies.
    /// - Returns: Whether it was taken; not without the board's grant, nor for a stroke that makes no sense.
    public func tellBoardDraft(_ element: BoardElement, sheet: Int) -> Bool {
        guard mayDrawOnBoard else { return false }
        var element = element
        element.author = localUser
        return store.drafts.extend(BoardDraft(element, sheet: sheet))
    }

    /// Gives up what the local user is drawing; false when it is another stroke, or none.
    public func giveUpBoardDraft(_ id: String) -> Bool { store.drafts.forget(id, of: localUser) }

    /// Whether the local user may draw now: the board is open, they are no observer, and they have the grant.
    public var mayDrawOnBoard: Bool {
        store.read { state in
            state.widgets[WidgetID.board]?.active == true
                && (try? state.authorise(.writeOnBoard, by: localUser)) != nil
        }
    }
}
