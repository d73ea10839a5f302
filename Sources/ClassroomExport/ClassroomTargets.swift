public import Exporting

/// The forms in which themes and scenes of classrooms are exported.
public enum ClassroomTargets {
    /// All of them, in the order of the help text.
    public static let all: [any ExportForm] = []
}
