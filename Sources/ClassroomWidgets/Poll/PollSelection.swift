/// What a voter has marked and not sent yet.
///
/// It belongs to one run of the poll: a tally leaves it alone, which upstream's client does not, and another run begins
/// without one.
struct PollSelection: Hashable, Sendable {
    private var pollId: String?
    private var marked: Set<Int> = []

    /// The marked options of a run, in order.
    func indexes(in run: PollRun) -> [Int] {
        pollId == run.id ? marked.filter(run.options.indices.contains).sorted() : []
    }

    /// Takes a click on an option.
    ///
    /// With one choice the mark moves, and stays on an option that has it already. With several the option gets the
    /// wanted state, or the other one when none is wanted.
    mutating func choose(_ index: Int, wanted: Bool? = nil, in run: PollRun) {
        forgetOthers(than: run.id)
        guard run.options.indices.contains(index) else { return }
        switch run.mode {
        case .single: marked = [index]
        case .multiple:
            if wanted ?? !marked.contains(index) { marked.insert(index) } else { marked.remove(index) }
        }
    }

    /// Takes the marks over that a voter's form shows.
    mutating func replace(with indexes: [Int], in run: PollRun) {
        self = PollSelection()
        for index in indexes { choose(index, wanted: true, in: run) }
    }

    /// Lets go of what was marked in another run.
    mutating func forgetOthers(than id: String?) {
        guard id != pollId else { return }
        pollId = id
        marked = []
    }
}
