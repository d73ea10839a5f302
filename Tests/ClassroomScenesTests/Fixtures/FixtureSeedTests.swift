import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct FixtureSeedTests {
    /// A fixture that sets every key of the format to something else than its default.
    private let everything = """
        clock: 2026-03-02T09:12:00Z
        room:
          uuid: physics-7b
          name: Physics 7B
          class: { state: during, startTime: -12m, duration: 45m, closeDelay: 6m }
          recording: started
          recordingUrls: { hls: https://a.example/b.m3u8, rtmp: rtmp://a.example/b, flv: https://a.example/b.flv }
          properties: { area: 1, tags: [a, 2.5, true], none: ~ }
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, role: student, onStage: true, rewards: 3, handsWave: 10s, properties: { team: red } }
        students: 1
        streams:
          - uuid: s-1
            owner: chen
            name: Screen
            video: screen
            audio: none
            videoState: close
            audioState: error
            type: audio
            volume: 120
            rtmpUrl: rtmp://a.example/s
            hlsUrl: https://a.example/s.m3u8
            flvUrl: https://a.example/s.flv
        cdn: { state: failed, delay: 4500ms }
        media:
          devices:
            - { id: cam, name: Camera, type: camera, state: open, system: backCamera }
        monitor: { quality: bad, connection: reconnecting, latency: 38, txLoss: 1, rxLoss: 2 }
        carousel: { state: true, interval: 30s, count: 4, type: random, condition: cameraOpened }
        groups:
          - { uuid: optics, name: Optics, users: [chen], invited: [lin], properties: { task: lenses } }
        handsWaveEnabled: false
        chat:
          muted: true
          mutedUsers: [chen]
          clients: { chen: { connection: joinFailed, pictures: false } }
          messages:
            - { from: lin, at: -3m, text: Good morning }
            - { from: chen, picture: Scenes/contexts/pictures/orbit.svg }
        drive:
          shared:
            - { id: film, name: Film.mp4, size: 12, updated: -1h, address: "https://a.example/film.mp4" }
            - { name: Map.png, file: Scenes/contexts/pictures/orbit.svg }
            - { name: Waves.pdf, pages: [a.svg, b.svg] }
            - { name: Half.pptx, converted: 40 }
            - { name: Never.pptx, failed: true }
          own:
            lin: [{ name: Notes.png, file: Scenes/contexts/pictures/notebook.svg }]
        board:
          pages:
            - elements:
                - { kind: text, points: [[0, 50]], text: Forces, size: 58, color: red, author: lin }
                - { kind: straight, points: [[0, 0], [9, 9]], width: 4 }
                - { kind: image, points: [[0, 0], [9, 9]], file: a.svg }
          windows:
            - { file: shared-3, pageIndex: 1, frame: { x: 0.1, y: 0.2, width: 0.3, height: 0.4, z: 2 } }
          windowState: maximised
        widgets:
          poll:
            active: true
            owner: lin
            properties: { question: Why? }
            userProperties: { chen: { answer: 1 } }
            frame: { x: 0.1, y: 0.2, width: 0.3, height: 0.4, z: 5 }
            extraInfo: { color: blue }
            registered: true
            messages: [hideSubmit, { size: { width: 3 } }]
        """

    private func fixture(_ text: String) throws -> ClassroomFixture {
        let project = TestProject(["Scenes/contexts/test.yaml": text])
        let loaded = try #require(project.project.fixture(at: "Scenes/contexts/test.yaml"))
        #expect(loaded.diagnostics == [])
        return ClassroomFixture(try #require(loaded.fixture), TestProject.kind.widgetCatalog)
    }

    @Test func keepsNamesInEveryLanguageOfTheProject() throws {
        let text = """
            room: { name: { en: Physics, zh-Hans: 物理 } }
            users: [{ uuid: lin, name: { zh-Hans: 林老师, en: Ms. Lin }, role: teacher }]
            media: { devices: [{ id: cam, name: { en: Camera, zh-Hans: 相机 }, type: camera }] }
            """
        let seed = try fixture(text).seed(openedAt: Timestamp(milliseconds: 0), roomType: .small)
        #expect(seed.room.name.byLocale == ["en": "Physics", "zh-Hans": "物理"])
        #expect(seed.users.map { $0.name.text(in: "zh-Hans") } == ["林老师"])
        #expect(seed.devices.map { $0.name.text(in: "zh-Hans") } == ["相机"])
    }

    @Test func namesStudentsOfWhomOnlyTheNumberIsSaid() throws {
        let text = """
            students: 1600
            users: [{ uuid: lin, role: teacher }, { uuid: student-2, role: student }]
            streams: [{ uuid: s-1, owner: student-1601 }]
            """
        let users = try fixture(text).seed(openedAt: Timestamp(milliseconds: 0), roomType: .lecture).users
        #expect(users.prefix(4).map(\.uuid) == ["lin", "student-2", "student-1", "student-3"])
        #expect(users.count == 1602 && users.last?.uuid == "student-1601")
        #expect(Set(users.dropFirst(2).map { $0.name.text(in: "en") }).count == 1600)
        #expect(Set(users.dropFirst(2).map { $0.name.text(in: "zh-Hans") }).count == 1600)
        #expect(users.dropFirst(2).allSatisfy { $0.role == .student && !$0.onStage })
    }

    @Test func looksThroughTheEyesOfStudentsOfWhomOnlyTheNumberIsSaid() throws {
        let project = TestProject(
            scene: "viewer: student-40\ncontexts: contexts/room.yaml\n",
            with: ["Scenes/contexts/room.yaml": "students: 40\n"])
        #expect(project.places == [])
        #expect(project.scene?.viewer == "student-40")
    }

    @Test(arguments: ["10001", "-1", "forty"])
    func refusesOtherNumbersOfStudents(_ number: String) throws {
        let text = "students: \(number)\nstreams: [{ uuid: s, owner: student-3 }]\n"
        let project = TestProject(["Scenes/contexts/test.yaml": text])
        let found = try #require(project.project.fixture(at: "Scenes/contexts/test.yaml")).diagnostics
        #expect(found.map(\.range.description) == ["Scenes/contexts/test.yaml:1:11"])
    }

    @Test(arguments: [("{ en: Physics }", "Physics"), ("{ zh-Hans: 物理 }", "物理")])
    func fillsGapsAsTitlesDo(name: String, text: String) throws {
        let project = TestProject(["Scenes/contexts/test.yaml": "room: { name: \(name) }\n"])
        let loaded = try #require(project.project.fixture(at: "Scenes/contexts/test.yaml"))
        #expect(loaded.diagnostics.map(\.id) == ["config.missing-locale"])
        let seed = ClassroomFixture(try #require(loaded.fixture), TestProject.kind.widgetCatalog)
            .seed(openedAt: Timestamp(milliseconds: 0), roomType: .small)
        for locale in ["en", "zh-Hans"] { #expect(seed.room.name.text(in: locale) == text) }
    }

    @Test func mapsEveryKey() throws {
        let seed = try fixture(everything).seed(openedAt: Timestamp(milliseconds: 0), roomType: .lecture)
        let now = Timestamp(milliseconds: 1_772_442_720_000)
        #expect(seed.clock == now)
        #expect(seed.room == RoomInfo(roomUuid: "physics-7b", roomName: "Physics 7B", roomType: .lecture))
        #expect(
            seed.classInfo
                == ClassInfo(
                    state: .during, startTime: now - .seconds(720), duration: .seconds(2700), closeDelay: .seconds(360))
        )
        #expect(seed.recording == .started)
        #expect(Set(seed.recordingUrls.keys) == ["hls", "rtmp", "flv"])
        #expect(seed.cdn == CdnInfo(state: .failed, delay: 4_500))
        #expect(
            seed.properties == [
                "area": .integer(1), "tags": .array([.string("a"), .number(2.5), .bool(true)]), "none": .null,
            ])
        #expect(
            seed.users == [
                UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher),
                UserSeed(
                    uuid: "chen", name: "chen", role: .student, onStage: true, rewards: 3,
                    properties: ["team": .string("red")]),
                UserSeed(
                    uuid: "student-1",
                    name: LiveText(english: LiveText("Alice Adams"), chinese: LiveText("王雨桐")), role: .student),
            ])
        #expect(
            seed.streams == [
                StreamSeed(
                    uuid: "s-1", name: "Screen", owner: "chen", video: .screen, audio: .none, videoState: .close,
                    audioState: .error, type: .audio, volume: 120,
                    addresses: StreamAddresses(
                        rtmp: "rtmp://a.example/s", hls: "https://a.example/s.m3u8", flv: "https://a.example/s.flv"))
            ])
        #expect(
            seed.devices == [
                DeviceSeed(id: "cam", name: "Camera", type: .camera, state: .open, systemDevice: .backCamera)
            ])
        #expect(
            seed.monitor
                == MonitorInfo(
                    quality: .bad, connection: .reconnecting,
                    packetStats: PacketStats(lastMileDelay: 38, txPacketLossRate: 1, rxPacketLossRate: 2)))
        #expect(
            seed.carousel
                == CarouselInfo(
                    state: true, type: .random, condition: .cameraOpened, interval: .seconds(30), count: 4))
        #expect(
            seed.handsUp == [
                HandsWave(userUuid: "chen", duration: .seconds(10), payload: ["userName": .string("chen")])
            ])
        #expect(
            seed.groups == [
                SubRoomSeed(
                    uuid: "optics", name: "Optics", users: ["chen"], invited: ["lin"], properties: ["task": "lenses"])
            ])
        #expect(!seed.handsWaveEnabled)
        #expect(
            seed.widgets == [
                "poll": WidgetSeed(
                    active: true, owner: "lin", properties: ["question": .string("Why?")],
                    userProperties: ["chen": ["answer": .integer(1)]],
                    syncFrame: WidgetSyncFrame(x: 0.1, y: 0.2, z: 5, width: 0.3, height: 0.4),
                    extraInfo: ["color": .string("blue")],
                    messages: [WidgetMessage(text: "hideSubmit"), WidgetMessage("size", ["width": 3])])
            ])
    }

    @Test func knowsEveryKeyOfTheFormat() throws {
        let set = keys(try fixture(everything).record)
        #expect(
            declaredKeys(FixtureFormat.group(for: TestProject.catalog, SceneKinds(TestProject.kind))).subtracting(set)
                == ["$schema"], "the key of editors")
    }

    @Test func opensAnEmptyRoomForAnEmptyMap() throws {
        let seed = try fixture("{}\n").seed(openedAt: Timestamp(milliseconds: 5), roomType: .small)
        #expect(seed == RoomSeed())
    }

    @Test(arguments: [
        ("clock: 2026-03-02T09:12:00Z\n", "-12m", 1_772_442_000_000),
        ("clock: 2026-03-02T09:12:00Z\n", "2026-03-02T09:00:00Z", 1_772_442_000_000),
        ("clock: 2026-03-02T17:12:00+08:00\n", "-12m", 1_772_442_000_000),
        // Without a clock, now is when the room was opened.
        ("", "-1m", 940_000), ("", "-1h", -2_600_000), ("", "2026-03-02T09:00:00Z", 1_772_442_000_000),
    ])
    func tellsInstantsFromTheClock(_ clock: String, _ start: String, _ expected: Int64) throws {
        let fixture = try fixture("\(clock)room: { class: { state: during, startTime: \"\(start)\" } }\n")
        let seed = fixture.seed(openedAt: Timestamp(milliseconds: 1_000_000), roomType: .small)
        #expect(seed.classInfo.startTime == Timestamp(milliseconds: expected))
    }

    @Test(arguments: [
        ("oneToOne", RoomType.oneToOne), ("small", .small), ("lecture", .lecture), ("vocation", .lecture),
        ("subRoom", .small),
    ])
    func findsTheCoresRoomTypeOfAScene(_ type: String, _ expected: RoomType) {
        #expect(RoomType(sceneType: type) == expected)
    }

    private func keys(_ record: RecordValue, _ prefix: String = "") -> Set<String> {
        record.fields.reduce(into: []) { keys, field in
            let path = prefix + record.group.members[field.member].key
            keys.insert(path)
            let inner = [field.value] + field.value.items + field.value.mapEntries.map(\.value)
            for record in inner.compactMap(\.record) { keys.formUnion(self.keys(record, path + ".")) }
        }
    }

    private func declaredKeys(_ group: PropertyGroup, _ prefix: String = "") -> Set<String> {
        group.members.reduce(into: []) { keys, member in
            let path = prefix + member.key
            keys.insert(path)
            switch member.kind {
            case .record(let group), .list(of: .record(let group), count: _):
                keys.formUnion(declaredKeys(group, path + "."))
            case .keyed(let kinds):
                guard case .record(let group)? = kinds.other else { break }
                keys.formUnion(declaredKeys(group, path + "."))
            default: break
            }
        }
    }
}
