public import Exporting
public import Importing

/// The forms in which themes and scenes of classrooms are exported.
public enum ClassroomTargets {
    /// All of them, in the order of the help text.
    public static let all: [any ExportForm] = [AgoraWebTarget(), AgoraIOSTarget(), AgoraAndroidTarget()]
}

/// The forms of apps of classrooms from which themes are imported.
public enum ClassroomSources {
    /// All of them, in the order of the help text.
    public static let all: [any ImportSource] = [AgoraWebSource(), AgoraIOSSource()]
}
