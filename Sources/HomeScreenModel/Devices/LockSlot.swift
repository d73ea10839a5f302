package import SceneModel

/// A place on a lock screen.
///
/// In files `slot: inline`, or the number of the first of the four places below the clock that the widget takes, from 0.
package enum LockSlot: Hashable, Sendable {
    /// Above the clock.
    case inline
    /// Below the clock; a rectangle takes two.
    case below(Int)

    /// How many places there are below the clock.
    package static let count = 4

    /// Reads a slot; nil for what is none.
    package init?(_ text: String) {
        if text == "inline" {
            self = .inline
        } else if let place = Int(text), (0..<Self.count).contains(place) {
            self = .below(place)
        } else {
            return nil
        }
    }

    /// The places below the clock that a family takes from here; none above it.
    package func places(of family: WidgetFamily) -> Range<Int> {
        guard case .below(let first) = self else { return 0..<0 }
        return first..<first + (family == .accessoryRectangular ? 2 : 1)
    }
}

extension HomeDevice {
    /// Where a widget stands on the lock screen.
    ///
    /// How high the rows stand has no source; these are ours: a tenth of the screen, and 29 hundredths.
    package func frame(of family: WidgetFamily, in slot: LockSlot) throws(PlaceProblem) -> LayoutRect {
        guard let size = accessories[family], let circle = accessories[.accessoryCircular],
            let rectangle = accessories[.accessoryRectangular]
        else { throw .noFamily }
        guard case .below(let first) = slot else {
            guard family == .accessoryInline else { throw .outside }
            return LayoutRect(
                x: (screen.width - size.width) / 2, y: (screen.height * 0.1).rounded(), width: size.width,
                height: size.height)
        }
        guard family != .accessoryInline, slot.places(of: family).upperBound <= LockSlot.count else { throw .outside }
        // A rectangle is as wide as two circles and what is between them, but for one screen whose figures differ.
        let gap = max(rectangle.width - 2 * circle.width, 8)
        let row = Double(LockSlot.count) * circle.width + Double(LockSlot.count - 1) * gap
        return LayoutRect(
            x: (screen.width - row) / 2 + Double(first) * (circle.width + gap), y: (screen.height * 0.29).rounded(),
            width: size.width, height: size.height)
    }
}
