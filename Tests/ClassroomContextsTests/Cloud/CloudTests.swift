import ClassroomContexts
import LiveValues
import Testing

@Suite struct CloudTests {
    private let room = Classroom { seed in
        seed.widgets[WidgetID.cloudDrive] = WidgetSeed()
        for chat in WidgetID.chats { seed.widgets[chat] = WidgetSeed() }
        seed.cloud = CloudSeed(
            shared: [Self.file("shared-1", "Slides.pptx")], own: ["teacher-1": [Self.file("own-1", "Notes.PNG")]])
    }

    private static func file(_ id: String, _ name: String) -> CloudFile {
        CloudFile(id: id, name: name, updated: Timestamp(milliseconds: 0), source: .address(""))
    }

    // MARK: Files

    @Test func givesEachUserTheirOwnFiles() {
        #expect(room.teacher.cloud.getSharedFiles().map(\.id) == ["shared-1"])
        #expect(room.teacher.cloud.getOwnFiles().map(\.id) == ["own-1"])
        #expect(room.pool("assistant-1").cloud.getOwnFiles().isEmpty)
        #expect(room.pool("assistant-1").cloud.getFile("own-1") == nil)
    }

    @Test func addsAndRemovesAFileForItsOwnerAlone() throws {
        let recorders = (EventRecorder(room.teacher), EventRecorder(room.pool("assistant-1")))
        let file = Self.file("own-2", "Film.mp4")
        try room.teacher.cloud.add(file)
        try room.teacher.cloud.remove("own-1")
        try room.teacher.cloud.remove("own-1")
        #expect(room.teacher.cloud.getOwnFiles() == [file])
        #expect(recorders.0.events == [.onCloudFileAdded(file), .onCloudFileRemoved("own-1")])
        #expect(recorders.1.events == [])
    }

    @Test func speaksOfFilesThatSomebodyCanStillSee() throws {
        func brought() -> Set<String> { room.store.broughtFiles(servedBelow: "/files/") }
        let film = CloudFile(
            id: "film", name: "a.mp4", updated: Timestamp(milliseconds: 0), source: .brought(id: "film"))
        try room.teacher.cloud.add(film)
        try room.teacher.chat.send(ChatPicture(.brought(id: "cat"), name: "a.png", width: 1, height: 1))
        try room.teacher.widget.setWidgetActive("mediaPlayer-film", roomProperties: ["webViewUrl": "/files/film"])
        #expect(brought() == ["film", "cat"])
        // The window in which it plays stays open.
        try room.teacher.cloud.remove("film")
        #expect(brought() == ["film", "cat"])
        try room.teacher.widget.setWidgetInactive("mediaPlayer-film")
        #expect(brought() == ["cat"])
    }

    // MARK: Conversions

    @Test func convertsWhatIsUploadedStepByStep() throws {
        let file = CloudFile(
            id: "a", name: "Waves.pptx", updated: Timestamp(milliseconds: 0), source: .brought(id: "a"))
        try room.teacher.cloud.add(file)
        var seen: [CloudFile.Conversion?] = []
        for _ in 0..<5 {
            seen.append(room.teacher.cloud.getFile("a")?.conversion)
            room.clock.advance(by: .milliseconds(1500))
            room.store.advance()
        }
        #expect(seen == [0, 25, 50, 75].map { .running(percent: $0) } + [nil])
        #expect(room.store.nextDeadline == nil)
    }

    @Test func convertsNothingThatABoardShowsAsItIs() throws {
        let picture = CloudFile(
            id: "a", name: "Waves.png", updated: Timestamp(milliseconds: 0), source: .brought(id: "a"),
            conversion: .running(percent: .max))
        try room.teacher.cloud.add(picture)
        #expect(room.teacher.cloud.getFile("a")?.conversion == nil)
        #expect(room.store.nextDeadline == nil)
    }

    @Test func forgetsTheConversionOfWhatIsDeleted() throws {
        let file = CloudFile(
            id: "a", name: "Waves.pdf", updated: Timestamp(milliseconds: 0), source: .brought(id: "a"))
        try room.teacher.cloud.add(file)
        #expect(room.store.nextDeadline != nil)
        try room.teacher.cloud.remove("a")
        #expect(room.store.nextDeadline == nil)
    }

    @Test(arguments: [
        ("a.PNG", CloudFile.Kind.pic), ("a.tar.gz", .unknown), ("film.mp4", .video), (".pdf", .unknown),
        ("a", .unknown),
        ("a.pptx", .ppt), ("a.alf", .alf), ("a.csv", .excel), ("讲义.docx", .doc), ("a.mp3", .audio), ("a.b.pdf", .pdf),
    ])
    func tellsAFilesKindByItsEnding(name: String, kind: CloudFile.Kind) {
        #expect(Self.file("1", name).kind == kind)
    }

    // MARK: The drive itself

    @Test func opensForTheOneWhoOpensItAlone() throws {
        let recorders = (EventRecorder(room.teacher), EventRecorder(room.pool("assistant-1")))
        try room.teacher.widget.setWidgetActive(WidgetID.cloudDrive)
        try room.teacher.widget.setWidgetActive(WidgetID.cloudDrive)
        #expect(room.teacher.widget.getWidgetActivity(WidgetID.cloudDrive))
        #expect(room.teacher.widget.getActiveWidgets().last == WidgetID.cloudDrive)
        #expect(!room.pool("assistant-1").widget.getWidgetActivity(WidgetID.cloudDrive))
        #expect(!room.pool("assistant-1").widget.getActiveWidgets().contains(WidgetID.cloudDrive))
        #expect(recorders.0.events == [.onWidgetActive(WidgetID.cloudDrive)])
        #expect(recorders.1.events == [])
        try room.teacher.widget.setWidgetInactive(WidgetID.cloudDrive)
        #expect(!room.teacher.widget.getWidgetActivity(WidgetID.cloudDrive))
    }

    @Test func movesForItsOwnerAlone() throws {
        let assistant = room.pool("assistant-1")
        try room.teacher.widget.setWidgetActive(WidgetID.cloudDrive)
        try assistant.widget.setWidgetActive(WidgetID.cloudDrive)
        let frame = WidgetSyncFrame(x: 0.25, y: 0.75)
        try room.teacher.widget.updateWidgetSyncFrame(frame, widgetId: WidgetID.cloudDrive)
        #expect(room.teacher.widget.getWidgetSyncFrame(WidgetID.cloudDrive) == frame)
        #expect(assistant.widget.getWidgetSyncFrame(WidgetID.cloudDrive) == nil)
    }

    @Test func closesForWhoLeaves() throws {
        let assistant = room.pool("assistant-1")
        try assistant.widget.setWidgetActive(WidgetID.cloudDrive)
        assistant.room.leaveRoom()
        try assistant.room.joinRoom()
        #expect(!assistant.widget.getWidgetActivity(WidgetID.cloudDrive))
    }

    @Test func isOpenForWhoLeadsWhereTheFixtureSaysSo() {
        let open = Classroom { $0.widgets[WidgetID.cloudDrive] = WidgetSeed(active: true) }
        #expect(open.teacher.widget.getWidgetActivity(WidgetID.cloudDrive))
        #expect(open.pool("assistant-1").widget.getWidgetActivity(WidgetID.cloudDrive))
        #expect(!open.pool("student-1").widget.getWidgetActivity(WidgetID.cloudDrive))
    }
}
