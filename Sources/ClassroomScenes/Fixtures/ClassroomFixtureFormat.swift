import ClassroomContexts
import ConfigSchema
import LiveValues

/// What a classroom adds to the format of a fixture, declared once; its widgets stand in ``WidgetFormat``.
enum ClassroomFixtureFormat {
    static let sections = [
        PropertySpec("room", .record(room), "The room."),
        PropertySpec(
            "users", .list(of: .record(user), count: 0...20_000), "Who is there, in the order of arrival."),
        GeneratedStudents.spec,
        PropertySpec("streams", .list(of: .record(stream), count: 0...20_000), "Their streams."),
        PropertySpec("media", .record(media), "The viewer's machine."),
        DeliveryFormat.cdn,
        PropertySpec("monitor", .record(monitor), "The viewer's network."),
        PropertySpec("carousel", .record(carousel), "The co-host carousel."),
        BoardFormat.section,
        PropertySpec("groups", .list(of: .record(subRoom), count: 0...20), "The discussion groups, in order."),
        PropertySpec("handsWaveEnabled", .boolean, default: "true", "Whether students may raise their hands."),
        ChatFormat.spec,
        DriveFormat.spec,
    ]

    private static let room = PropertyGroup(
        "a room",
        [
            PropertySpec("uuid", .string, default: "room", "The room's identifier."),
            PropertySpec("name", .text, default: "", "The room's name."),
            PropertySpec("class", .record(schedule), "The schedule."),
            PropertySpec("recording", cases(RecordingState.self), default: "stopped", "Whether the class is recorded."),
            DeliveryFormat.recordingUrls,
            PropertySpec("properties", .anything, "The room's properties, such as `area`."),
        ])

    private static let schedule = PropertyGroup(
        "a schedule",
        [
            PropertySpec("state", cases(ClassState.self), default: "before", "Where the class stands."),
            PropertySpec("startTime", .instant, "When it starts or started."),
            PropertySpec("duration", .duration, default: "30m", "How long it is planned to last."),
            PropertySpec("closeDelay", .duration, default: "5m", "How long the room stays open after that."),
        ])

    private static let user = PropertyGroup(
        "a user",
        [
            PropertySpec("uuid", .string, "The user's identifier, unique in the room.", required: true),
            PropertySpec("name", .text, "The name that is shown; the identifier by default."),
            PropertySpec("role", cases(UserRole.self), "The role.", required: true),
            PropertySpec("onStage", .boolean, default: "false", "Whether the user is on stage."),
            PropertySpec("rewards", .integer(0...1_000_000), default: "0", "How many rewards the user has."),
            PropertySpec("handsWave", .duration, "The user's hand is up and comes down after this time."),
            PropertySpec("properties", .anything, "The user's properties."),
        ])

    private static let stream = PropertyGroup(
        "a stream",
        [
            PropertySpec("uuid", .string, "The stream's identifier, unique in the room.", required: true),
            PropertySpec("owner", .string, "The identifier of the user whose stream it is.", required: true),
            PropertySpec("name", .string, default: "", "The stream's name."),
            PropertySpec("video", cases(VideoSourceType.self), default: "camera", "Where the picture comes from."),
            PropertySpec("audio", cases(AudioSourceType.self), default: "mic", "Where the sound comes from."),
            PropertySpec("videoState", cases(MediaSourceState.self), default: "open", "What the camera does."),
            PropertySpec("audioState", cases(MediaSourceState.self), default: "open", "What the microphone does."),
            PropertySpec("type", cases(StreamType.self), default: "both", "What the user may publish."),
            PropertySpec("volume", .integer(0...255), default: "0", "How loud it is at the start."),
        ] + DeliveryFormat.streamAddresses)

    private static let subRoom = PropertyGroup(
        "a group",
        [
            PropertySpec("uuid", .string, "The group's identifier, unique in the class.", required: true),
            PropertySpec("name", .text, "The name that is shown; the identifier by default."),
            PropertySpec(
                "users", .list(of: .string, count: 0...20_000), "The identifiers of those who are in it."),
            PropertySpec(
                "invited", .list(of: .string, count: 0...20_000),
                "The identifiers of those whom the teacher has asked in, and who have not answered."),
            PropertySpec("properties", .anything, "The group's properties."),
        ])

    private static let media = PropertyGroup(
        "media", [PropertySpec("devices", .list(of: .record(device), count: 0...100), "The machine's devices.")])

    private static let device = PropertyGroup(
        "a device",
        [
            PropertySpec("id", .string, "The device's identifier.", required: true),
            PropertySpec("name", .text, "The name that is shown; the identifier by default."),
            PropertySpec("type", cases(DeviceType.self), "What it is for.", required: true),
            PropertySpec("state", cases(DeviceState.self), default: "close", "What it does at the start."),
            PropertySpec(
                "system", cases(SystemDevice.self), "Which part of the machine it is; by default the order decides."),
        ])

    private static let monitor = PropertyGroup(
        "a monitor",
        [
            PropertySpec("quality", cases(NetworkQuality.self), default: "good", "The network's quality."),
            PropertySpec("connection", cases(ConnectionState.self), default: "connected", "The connection."),
            PropertySpec("latency", .integer(0...600_000), "Milliseconds to the server and back."),
            PropertySpec("txLoss", .integer(0...100), "Lost packets on the way out, in percent."),
            PropertySpec("rxLoss", .integer(0...100), "Lost packets on the way in, in percent."),
        ])

    private static let carousel = PropertyGroup(
        "a carousel",
        [
            PropertySpec("state", .boolean, default: "false", "Whether it runs."),
            PropertySpec("interval", .duration, default: "20s", "How long each group stays on stage."),
            PropertySpec("count", .integer(1...100), default: "6", "How many students a group has."),
            PropertySpec("type", cases(CarouselType.self), default: "sequence", "In which order."),
            PropertySpec("condition", cases(CarouselCondition.self), default: "none", "Who takes part."),
        ])

    static func cases<Case: DescribedCase>(_ type: Case.Type) -> PropertyKind {
        .enumeration(Case.allCases.map { EnumerationCase(named: $0.name, $0.sentence) })
    }
}
