import Synchronization

/// A stroke on its way, as far as it has been told.
public struct BoardDraft: Hashable, Sendable {
    /// What has been drawn so far.
    public var element: BoardElement
    /// The sheet on which it lies.
    public var sheet: Int
    /// The identifier of the group on whose board that is; nil for the class's.
    public var subRoom: String?

    /// Takes what somebody is drawing.
    public init(_ element: BoardElement, sheet: Int, in subRoom: String? = nil) {
        self.element = element
        self.sheet = sheet
        self.subRoom = subRoom
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
            if news.element.kind == .curve, let known = drafts[author], known.continues(in: news) {
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
                if case .event(.onBoardChanged(.added(let elements, _), _, _, _)) = fact.change {
                    for element in elements where drafts[element.author]?.element.id == element.id {
                        drafts[element.author] = nil
                    }
                }
                for user in fact.usersLiftingPens {
                    guard let draft = drafts[user], fact.lifts(penIn: draft.subRoom) else { continue }
                    drafts[user] = nil
                    ended.append(draft)
                }
            }
            return ended
        }
    }
}

extension BoardDraft {
    /// Whether what is told now belongs to the same stroke.
    fileprivate func continues(in news: BoardDraft) -> Bool {
        element.id == news.element.id && sheet == news.sheet && subRoom == news.subRoom
    }
}

extension RoomFact {
    /// Those who cannot go on drawing where they were: they left, lost the grant, or went to another board.
    fileprivate var usersLiftingPens: [String] {
        switch change {
        case .event(.onRemoteUserLeft(let user, _, _)): [user.userUuid]
        case .event(.onUserListAddedToSubRoom(let users, _, _)): users
        case .event(.onUserListRemovedFromSubRoom(let departures, _, _)): departures.map(\.userUuid)
        case .kept(.boardGranted(_, let withdrawn)): withdrawn
        default: []
        }
    }

    /// Whether that concerns a pen on the board of a group, or with nil on the class's.
    fileprivate func lifts(penIn room: String?) -> Bool {
        switch change {
        // Whoever comes into a group has begun nothing there yet.
        case .event(.onUserListAddedToSubRoom(_, let group, _)): room != group
        case .event(.onUserListRemovedFromSubRoom(_, let group, _)): room == group
        case .event(.onRemoteUserLeft): subRoom == nil || subRoom == room
        default: subRoom == room
        }
    }
}

extension WidgetContext {
    /// What everybody is drawing at this moment on the board that the local user sees.
    public func getBoardDrafts() -> [BoardDraft] {
        store.drafts.all.filter { [subRoom = gateway.subRoom] draft in draft.subRoom == subRoom }
    }

    /// Tells what the local user is drawing; ``drawOnBoard(_:sheet:)`` with the same identifier ends it.
    ///
    /// - Parameters:
    ///   - element: The stroke with its new points, see ``BoardDrafts``.
    ///   - sheet: The sheet on which it lies.
    /// - Returns: Whether it was taken; not without the board's grant, nor for a stroke that makes no sense or lies where
    ///   no page is.
    public func tellBoardDraft(_ element: BoardElement, sheet: Int) -> Bool {
        guard mayDrawOnBoard, store.read({ $0.knownSheet(sheet) }) != nil else { return false }
        var element = element
        element.author = localUser
        return store.drafts.extend(BoardDraft(element, sheet: sheet, in: gateway.subRoom))
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
