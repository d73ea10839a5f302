import HTTPServing
import Synchronization

/// Views that nobody asks for are let go of.
extension PreviewSession {
    /// Looks for idle views after a while, again and again as long as there are views.
    func sweepLater() {
        let isFirst = state.withLock { state in
            defer { state.isSweeping = true }
            return !state.isSweeping
        }
        if isFirst { scheduleSweep() }
    }

    private func scheduleSweep() {
        housekeeping.later(Self.sweepInterval) { [weak self] in self?.sweep() }
    }

    /// Drops the views that nobody has asked for in a while; once none more goes, their memory goes back to the system.
    private func sweep() {
        let idle = state.withLock { Array($0.views.values) }.filter { $0.idleTime > idleTimeout }
        for view in idle { drop(view) }
        let (goesOn, isQuiet) = state.withLock { state in
            let isQuiet = idle.isEmpty && state.holdsUnusedMemory
            if isQuiet { state.holdsUnusedMemory = false }
            state.isSweeping = !state.views.isEmpty || state.holdsUnusedMemory
            return (state.isSweeping, isQuiet)
        }
        if isQuiet { UnusedMemory.giveBack() }
        if goesOn { scheduleSweep() }
    }
}
