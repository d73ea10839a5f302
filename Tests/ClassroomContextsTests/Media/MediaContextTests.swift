import ClassroomContexts
import LiveValues
import Testing

@Suite struct MediaContextTests {
    @Test func followsTheUsersOwnStream() {
        let media = Classroom().pool("student-1").media
        #expect(media.getLocalDeviceState(systemDevice: .frontCamera) == .open)
        #expect(media.getLocalDeviceState(systemDevice: .mic) == .close)
        #expect(media.getLocalDeviceState(systemDevice: .speaker) == .open)
    }

    @Test func takesTheSeedsStatesWithoutAStream() {
        let room = Classroom { $0.devices[0].state = .error }
        #expect(room.pool("student-3").media.getLocalDeviceState(systemDevice: .frontCamera) == .error)
    }

    @Test func closesTheStreamsSourceWithTheDevice() throws {
        let room = Classroom()
        let (own, other) = (EventRecorder(room.pool("student-1")), EventRecorder(room.teacher))
        try room.pool("student-1").media.closeLocalDevice(systemDevice: .frontCamera)
        #expect(own.names == ["onLocalDeviceStateUpdated", "onStreamUpdated"])
        #expect(other.names == ["onStreamUpdated"])
        #expect(room.teacher.stream.getStream("s-1")?.videoSourceState == .close)
        #expect(room.teacher.stream.getStream("s-1")?.audioSourceState == .close)
    }

    @Test func closesTheOtherCameraWhenOneOpens() throws {
        let room = Classroom()
        let media = room.pool("student-1").media
        let recorder = EventRecorder(room.pool("student-1"))
        try media.openLocalDevice(systemDevice: .backCamera)
        #expect(media.getLocalDeviceState(systemDevice: .frontCamera) == .close)
        #expect(media.getLocalDeviceState(systemDevice: .backCamera) == .open)
        #expect(recorder.names == ["onLocalDeviceStateUpdated", "onLocalDeviceStateUpdated"])
        #expect(room.teacher.stream.getStream("s-1")?.videoSourceState == .open)
    }

    @Test func leavesEveryoneElsesDevicesAlone() throws {
        let room = Classroom()
        try room.pool("student-1").media.closeLocalDevice(systemDevice: .speaker)
        #expect(room.teacher.media.getLocalDeviceState(systemDevice: .speaker) == .open)
    }

    @Test func knowsCamerasByTheirOrderNotByTheirNames() throws {
        let room = Classroom { seed in
            seed.devices = [
                DeviceSeed(id: "a", name: "Kamera hinten", type: .camera, systemDevice: .backCamera),
                DeviceSeed(id: "b", name: "前置摄像头", type: .camera),
                DeviceSeed(id: "c", name: "front", type: .camera),
            ]
        }
        #expect(room.teacher.media.getLocalDevice(.frontCamera)?.deviceId == "b")
        #expect(room.teacher.media.getLocalDevice(.backCamera)?.deviceId == "a")
        #expect(room.teacher.media.getLocalDevices(deviceType: .camera).last?.systemDevice == nil)
    }

    @Test func refusesADeviceThatIsNotThere() {
        let room = Classroom { $0.devices = [] }
        let error = #expect(throws: ContextError.self) {
            try room.teacher.media.openLocalDevice(systemDevice: .frontCamera)
        }
        #expect(error?.code == .unknownDevice)
        let gone = LocalDevice(deviceId: "x", deviceName: "X", deviceType: .mic)
        #expect(throws: ContextError.self) { try room.teacher.media.closeLocalDevice(gone) }
        #expect(room.teacher.media.getLocalDeviceState(gone) == .close)
    }

    @Test func saysNothingWhenTheDeviceIsAsAsked() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        let media = room.pool("student-1").media
        let camera = try #require(media.getLocalDevice(.frontCamera))
        try media.openLocalDevice(camera)
        #expect(recorder.events.isEmpty)
    }
}
