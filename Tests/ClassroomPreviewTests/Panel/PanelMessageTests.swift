import ClassroomContexts
import Foundation
import HTTPServing
import LiveValues
import PreviewTestSupport
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

@Suite struct PanelMessageTests {
    private func post(_ message: String, _ lesson: Lesson) -> HTTPReply {
        SimulateRoute(session: lesson.session).reply(
            to: HTTPRequest(method: .post, path: "/simulate", body: Array(#"{"view":{},\#(message)}"#.utf8)))
    }

    private func text(_ reply: HTTPReply) -> String {
        guard case .bytes(let bytes) = reply.body else { return "" }
        return String(decoding: bytes.array, as: UTF8.self)
    }

    @Test(arguments: [
        (#""setNetworkQuality":{"quality":"bad"}"#, "onLocalNetworkQualityUpdated"),
        (#""setConnection":{"connection":"reconnecting"}"#, "onLocalConnectionUpdated"),
        (#""setClassState":{"classState":"after"}"#, "onClassStateUpdated"),
        (#""setRecording":{"recording":"started"}"#, "onRecordingStateUpdated"),
        (#""admitStudent":{"name":"Zoë"}"#, "onRemoteUserJoined"),
        (#""setOnStage":{"userUuid":"chen","isOnStage":true}"#, "onCoHostUserListAdded"),
        (#""raiseHand":{"wave":{"userUuid":"chen","duration":10000}}"#, "onUserHandsWave"),
        (#""dismissUser":{"userUuid":"chen"}"#, "onRemoteUserLeft"),
    ])
    func givesACommandOfTheRoom(command: String, event: String) throws {
        let lesson = try Lesson()
        let reply = post(#""command":{\#(command)}"#, lesson)
        #expect(reply.status == .ok, "\(text(reply))")
        #expect(try lesson.page().contains(event))
    }

    @Test func givesACommandOfAUser() throws {
        let lesson = try Lesson()
        let message = #""by":{"user":"lin"},"command":{"rewardUsers":{"userUuidList":["chen"],"rewardCount":1}}"#
        #expect(post(message, lesson).status == .ok)
        #expect(try lesson.page().contains("(by Ms. Lin)"))
    }

    @Test(arguments: [
        (#""command":{"setOnStage":{"userUuid":"nobody","isOnStage":true}}"#, "there is no user 'nobody'"),
        (#""by":{"user":"chen"},"command":{"startClass":{}}"#, "cannot startClass"),
        (#""by":{"user":"chen"},"command":{"setRecording":{"recording":"started"}}"#, "only the room itself may"),
        (#""command":{"admitStudent":{"name":"\#(String(repeating: "x", count: 201))"}}"#, "200 characters at most"),
    ])
    func saysWhyTheRoomRefuses(message: String, why: String) throws {
        let reply = post(message, try Lesson())
        #expect(reply.status == .conflict)
        #expect(text(reply).contains(why), "\(text(reply))")
    }

    @Test(arguments: [
        (#""nothing":0"#, "'command' is missing"),
        (#""command":null"#, "command: null is no value"),
        (#""command":"setRecording""#, "command: it has to be of the type"),
        (#""command":{}"#, "command: a command has one name"),
        (#""command":{"explode":{}}"#, "command.explode: there is no command 'explode'"),
        (#""command":{"setRecording":{},"closeRoom":{}}"#, "command: a command has one name"),
        (#""command":{"setRecording":{}}"#, "command.setRecording: 'recording' is missing"),
        (#""command":{"setRecording":{"recording":7}}"#, "command.setRecording.recording"),
        (#""command":{"setNetworkQuality":{"quality":"superb"}}"#, "command.setNetworkQuality.quality"),
        (#""command":{"dismissUser":{"userUuid":null}}"#, "command.dismissUser.userUuid: null is no value"),
        (#""by":"lin","command":{"startClass":{}}"#, "by: it has to be of the type"),
        (#""command":{"raiseHand":{"wave":{"userUuid":"chen","duration":1.5}}}"#, "its JSON cannot be read"),
    ])
    func saysWhatIsWrongWithAMessage(message: String, why: String) throws {
        let reply = post(message, try Lesson())
        #expect(reply.status == .badRequest)
        #expect(text(reply).contains(why), "\(text(reply))")
    }

    /// Values that no control sends, and that arithmetic and recursion have to stand.
    @Test(arguments: [
        #""raiseHand":{"wave":{"userUuid":"chen","duration":9223372036854775807}}"#,
        #""raiseHand":{"wave":{"userUuid":"chen","duration":-9223372036854775808}}"#,
        #""setClock":{"forwardBy":9223372036854775807}"#,
        #""setClassState":{"classState":"during","startTime":-9223372036854775808}"#,
        #""updateRoomProperties":{"properties":{"a":\#(String(repeating: "[", count: 400))\#(String(repeating: "]", count: 400))}}"#,
    ])
    func endsNoServer(command: String) throws {
        let lesson = try Lesson()
        _ = post(#""command":{\#(command)}"#, lesson)
        #expect(try lesson.page().contains("d-room-title"))
    }

    @Test func readsWhatItsControlsSay() throws {
        let messages: [PanelMessage] = [
            .command(.setRecording(SetRecording(recording: .started))),
            .command(.joinRoom(JoinRoom()), by: .user("chen")), .classAnswers(ClassAnswers(seconds: 5)),
        ]
        for message in messages {
            #expect(try PanelMessage(Array(JSONEncoder().encode(message))) == message)
        }
    }
}
