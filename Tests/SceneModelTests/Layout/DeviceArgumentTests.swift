import ClassroomScenes
import SceneModel
import Testing

struct DeviceArgumentTests {
    private static let devices = [Device.phone, .pad]

    @Test(arguments: [
        ("phone", Device.phone),
        ("pad", Device.pad),
        ("844x390:phone", Device(name: "844x390:phone", width: 844, height: 390, deviceClass: .phone)),
        ("1366×1024:pad", Device(name: "1366×1024:pad", width: 1366, height: 1024, deviceClass: .pad)),
        ("667.5X375:phone", Device(name: "667.5X375:phone", width: 667.5, height: 375, deviceClass: .phone)),
    ])
    func readsPresetsAndSizes(argument: String, device: Device) throws {
        #expect(try Device(argument: argument, among: [.phone, .pad]) == device)
    }

    @Test(
        arguments: [
            ("", DeviceArgumentError.unknownName("", devices: devices), nil),
            ("ipad", .unknownName("ipad", devices: devices), "did you mean 'pad'?"),
            ("Phone", .unknownName("Phone", devices: devices), "did you mean 'phone'?"),
            ("phone:pad", .unknownName("phone:pad", devices: devices), nil),
            ("844x390", .missingClass(size: "844x390", devices: devices), nil),
            ("844x390:", .unknownClass("", devices: devices), nil),
            ("844x390:pone", .unknownClass("pone", devices: devices), "did you mean 'phone'?"),
            ("844:phone", .malformedSize("844"), nil),
            ("844x:phone", .malformedSize("844x"), nil),
            ("844x390x2:phone", .malformedSize("844x390x2"), nil),
            ("8e2x390:phone", .malformedSize("8e2x390"), nil),
            ("844x0:phone", .sideOutOfRange(0), nil),
            ("100000000000000000000x390:pad", .sideOutOfRange(1e20), nil),
        ] as [(String, DeviceArgumentError, String?)])
    func saysWhatIsWrong(argument: String, error: DeviceArgumentError, hint: String?) {
        #expect(throws: error) { try Device(argument: argument, among: [.phone, .pad]) }
        #expect(error.hint == hint)
    }

    @Test func namesTheMissingClass() {
        let message = DeviceArgumentError.missingClass(size: "844x390", devices: Self.devices).message
        #expect(message == "the device '844x390' lacks its class; expected 844x390:phone or :pad")
    }
}
