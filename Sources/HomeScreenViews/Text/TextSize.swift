import ConfigSchema

/// How large people have set texts: the steps of Dynamic Type.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
    /// The size of those who change nothing; the first, so that it holds where nobody has chosen.
    case large
    /// The smallest step.
    case xSmall
    /// The step above ``xSmall``.
    case small
    /// The step below ``large``.
    case medium
    /// The step above ``large``.
    case xLarge
    /// The step above ``xLarge``.
    case xxLarge
    /// The largest step without the larger accessibility sizes.
    case xxxLarge
    /// The smallest of the accessibility sizes.
    case accessibility1
    /// The second of the accessibility sizes.
    case accessibility2
    /// The third of the accessibility sizes.
    case accessibility3
    /// The fourth of the accessibility sizes.
    case accessibility4
    /// The largest of the accessibility sizes.
    case accessibility5

    /// The names in addresses and options.
    static let choices = allCases.map { EnumerationCase($0.rawValue, "Body texts of \($0.bodySize) points.") }

    private var bodySize: String { TextStyle.body.size(at: self).shortText }
}
