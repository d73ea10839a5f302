package import ClassroomContexts
package import ConfigSchema
package import LiveValues
package import SceneModel
import ThemeModel

/// What a fixture says of a classroom.
package struct ClassroomFixture: Sendable {
    /// What it says.
    package let record: RecordValue

    private let clock: Timestamp?
    private let widgetCatalog: WidgetCatalog
    private let vocabulary: ConfigVocabulary

    /// Reads a fixture's sections of a classroom.
    package init(_ fixture: Fixture, _ widgets: WidgetCatalog) {
        record = fixture.record
        clock = fixture.clock
        widgetCatalog = widgets
        vocabulary = fixture.vocabulary
    }

    /// The room that it describes.
    ///
    /// `openedAt` is what "now" is for distances such as `-12m` when the fixture has no clock: the time at which the
    /// room was first opened, so that reading the file again does not move the class's start. `widgets` are those of a
    /// scene, with the fixture's own among them; nil takes these alone.
    package func seed(
        openedAt: Timestamp, roomType: RoomType, serviceType: ServiceType? = nil, widgets: WidgetEntries? = nil
    ) -> RoomSeed {
        var seed = RoomSeed()
        seed.clock = clock
        let now = seed.clock ?? openedAt
        readRoom(into: &seed, now: now, roomType: roomType)
        seed.room.serviceType = serviceType
        DeliveryFormat.read(record, into: &seed)
        readUsers(into: &seed, now: now)
        seed.streams = (record["streams"]?.items ?? []).compactMap { $0.record.flatMap(Self.stream) }
        if let devices = record["media"]?.record?["devices"]?.items {
            seed.devices = devices.compactMap { $0.record.flatMap(device) }
        }
        readMonitor(into: &seed)
        readCarousel(into: &seed)
        seed.handsWaveEnabled = record["handsWaveEnabled"]?.booleanValue ?? true
        seed.chat = ChatFormat.seed(record["chat"]?.record, now: now)
        seed.board = record["board"]?.record.map { BoardSeed($0, drive: record["drive"]?.record) } ?? BoardSeed()
        seed.cloud = DriveFormat.seed(record["drive"]?.record, now: now)
        seed.groups = (record["groups"]?.items ?? []).compactMap { $0.record.flatMap { group($0, now: now) } }
        let entries = widgets ?? WidgetEntries([record["widgets"]].compactMap(\.self))
        seed.widgets = entries.seeds(now: now, in: widgetCatalog, vocabulary)
        return seed
    }

    private func readRoom(into seed: inout RoomSeed, now: Timestamp, roomType: RoomType) {
        let room = record["room"]?.record
        seed.room = RoomInfo(
            roomUuid: room?["uuid"]?.stringValue ?? "room",
            roomName: room?["name"]?.liveText(in: vocabulary) ?? "", roomType: roomType)
        seed.recording = room?.enumCase("recording") ?? .stopped
        seed.properties = room?["properties"]?.liveProperties(now: now) ?? [:]
        guard let schedule = room?["class"]?.record else { return }
        seed.classInfo = ClassInfo(
            state: schedule.enumCase("state") ?? .before, startTime: schedule["startTime"]?.timestamp(now: now),
            duration: schedule["duration"]?.duration ?? .seconds(30 * 60),
            closeDelay: schedule["closeDelay"]?.duration ?? .seconds(5 * 60))
    }

    private func readUsers(into seed: inout RoomSeed, now: Timestamp) {
        for user in (record["users"]?.items ?? []).compactMap(\.record) {
            guard let uuid = user["uuid"]?.stringValue, let role: UserRole = user.enumCase("role") else { continue }
            let name = user["name"]?.liveText(in: vocabulary) ?? LiveText(uuid)
            seed.users.append(
                UserSeed(
                    uuid: uuid, name: name, role: role, onStage: user["onStage"]?.booleanValue ?? false,
                    rewards: user["rewards"]?.integerValue ?? 0,
                    properties: user["properties"]?.liveProperties(now: now) ?? [:]))
            if let duration = user["handsWave"]?.duration {
                seed.handsUp.append(
                    HandsWave(userUuid: uuid, duration: duration, payload: ["userName": name.value]))
            }
        }
        seed.users += GeneratedStudents.seeds(in: record, besides: Set(seed.users.map(\.uuid)))
    }

    private func readMonitor(into seed: inout RoomSeed) {
        guard let monitor = record["monitor"]?.record else { return }
        let figures = ["latency", "txLoss", "rxLoss"].map { monitor[$0]?.integerValue }
        let stats = PacketStats(
            lastMileDelay: figures[0] ?? 0, txPacketLossRate: figures[1] ?? 0, rxPacketLossRate: figures[2] ?? 0)
        seed.monitor = MonitorInfo(
            quality: monitor.enumCase("quality") ?? .good, connection: monitor.enumCase("connection") ?? .connected,
            packetStats: figures.contains { $0 != nil } ? stats : nil)
    }

    private func readCarousel(into seed: inout RoomSeed) {
        guard let carousel = record["carousel"]?.record else { return }
        seed.carousel = CarouselInfo(
            state: carousel["state"]?.booleanValue ?? false, type: carousel.enumCase("type") ?? .sequence,
            condition: carousel.enumCase("condition") ?? .none,
            interval: carousel["interval"]?.duration ?? .seconds(20), count: carousel["count"]?.integerValue ?? 6)
    }

    private static func stream(_ stream: RecordValue) -> StreamSeed? {
        guard let uuid = stream["uuid"]?.stringValue, let owner = stream["owner"]?.stringValue else { return nil }
        return StreamSeed(
            uuid: uuid, name: stream["name"]?.stringValue ?? "", owner: owner,
            video: stream.enumCase("video") ?? .camera,
            audio: stream.enumCase("audio") ?? .mic, videoState: stream.enumCase("videoState") ?? .open,
            audioState: stream.enumCase("audioState") ?? .open, type: stream.enumCase("type") ?? .both,
            volume: stream["volume"]?.integerValue ?? 0, addresses: DeliveryFormat.addresses(of: stream))
    }

    private func group(_ group: RecordValue, now: Timestamp) -> SubRoomSeed? {
        guard let uuid = group["uuid"]?.stringValue else { return nil }
        return SubRoomSeed(
            uuid: uuid, name: group["name"]?.liveText(in: vocabulary) ?? LiveText(uuid),
            users: (group["users"]?.items ?? []).compactMap(\.stringValue),
            invited: (group["invited"]?.items ?? []).compactMap(\.stringValue),
            properties: group["properties"]?.liveProperties(now: now) ?? [:])
    }

    private func device(_ device: RecordValue) -> DeviceSeed? {
        guard let id = device["id"]?.stringValue, let type: DeviceType = device.enumCase("type") else { return nil }
        return DeviceSeed(
            id: id, name: device["name"]?.liveText(in: vocabulary) ?? LiveText(id), type: type,
            state: device.enumCase("state") ?? .close, systemDevice: device.enumCase("system"))
    }
}

extension RecordValue {
    func enumCase<Case: NamedCase>(_ key: String) -> Case? {
        self[key]?.stringValue.flatMap { Case(name: $0) }
    }
}

extension ConfigValue {
    fileprivate var duration: Duration? {
        if case .duration(let milliseconds) = value { .milliseconds(milliseconds) } else { nil }
    }
}
