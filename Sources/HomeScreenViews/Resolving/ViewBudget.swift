import HomeScreenModel
import SourceDiagnostics

/// A limit on what one layout becomes when its parts, lists and texts are written out.
///
/// Every walk that follows parts counts here before it goes on, so that no file of a few lines becomes a tree that fills
/// the stack or the memory.
final class ViewBudget {
    /// The most entries in each other, those of parts among them; views stand in each other less deep.
    static let depth = 64
    /// The most entries that are looked at: parts and lists in each other multiply without a single view.
    static let entries = 5000
    /// The most views.
    static let views = 300
    /// The most bytes of all values of views, and of all that is given to parts.
    static let bytes = Binding.maxBytes

    private(set) var problem: ViewExpansion.Problem?
    private var (entriesLeft, viewsLeft, bytesLeft) = (entries, views, bytes)
    private var depth = 0

    /// Whether nothing more is written out.
    var isSpent: Bool { problem != nil }

    /// Counts an entry, and as many more as its parts make work; ``leave()`` ends it.
    ///
    /// - Returns: Whether it may be looked into.
    func enter(at range: SourceRange, work: Int = 1) -> Bool {
        if depth >= Self.depth { return fail(.tooNested, at: range) }
        entriesLeft -= work
        guard entriesLeft >= 0 else { return fail(.tooMany, at: range) }
        depth += 1
        return !isSpent
    }

    /// Ends an entry that was entered.
    func leave() { depth -= 1 }

    /// Counts a view.
    func takeView(at range: SourceRange) -> Bool {
        viewsLeft -= 1
        return viewsLeft >= 0 ? !isSpent : fail(.tooMany, at: range)
    }

    /// Counts a view that holds others, which are there already.
    func takeContainer() { viewsLeft -= 1 }

    /// Counts the bytes of a value, and one for the value itself.
    func takeText(_ count: Int, at range: SourceRange) -> Bool {
        bytesLeft -= min(count, Self.bytes) + 1
        return bytesLeft >= 0 || fail(.tooLong, at: range)
    }

    private func fail(_ kind: ViewExpansion.Problem.Kind, at range: SourceRange) -> Bool {
        // Of all that goes over, the first place is the mistake.
        if problem == nil { problem = ViewExpansion.Problem(kind: kind, range: range) }
        return false
    }
}
