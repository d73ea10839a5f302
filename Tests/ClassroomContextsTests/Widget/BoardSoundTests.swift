import ClassroomContexts
import LiveValues
import Testing

/// What the board asks of its user's sound, which the room hands on as upstream's scene does.
@Suite struct BoardSoundTests {
    private let room = Classroom()
    private var teacher: ContextPool { room.teacher }

    @Test func doesWhatTheBoardAsksOfTheSoundAndTellsItWhatBecameOfIt() throws {
        let recorder = EventRecorder(teacher)
        let start: LiveValue = ["start": ["filePath": "waves.mp3", "loopback": true, "cycle": 2]]
        for payload in [start, ["pause": .null], ["setPosition": 1500]] {
            try teacher.widget.sendMessage(
                WidgetMessage("boardAudioMixingRequest", payload), fromWidget: WidgetID.board)
        }
        let mixing = try #require(teacher.media.getAudioMixing())
        #expect(
            mixing
                == AudioMixing(filePath: "waves.mp3", loopback: true, cycle: 2, position: 1500, state: .paused))
        let answers = recorder.events.compactMap { event in
            if case .onMessageReceived(let message, _, .toWidget) = event { message.payload } else { nil }
        }
        #expect(answers == [["stateCode": 710, "errorCode": 0], ["stateCode": 711, "errorCode": 0]])
    }

    @Test func refusesASoundThatMakesNoSense() {
        for payload: LiveValue in ["start", ["begin": 1], ["setPosition": "now"], ["pause": .null]] {
            #expect(throws: ContextError.self) {
                try teacher.widget.sendMessage(
                    WidgetMessage("boardAudioMixingRequest", payload), fromWidget: WidgetID.board)
            }
        }
    }
}
