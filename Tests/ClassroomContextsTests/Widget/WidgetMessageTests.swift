import ClassroomContexts
import LiveValues
import Testing

@Suite struct WidgetMessageTests {
    @Test(arguments: [
        (#"{"joinBoard":null}"#, WidgetMessage("joinBoard")),
        (#"{"updateGrantedUsers":{"add":["a"]}}"#, WidgetMessage("updateGrantedUsers", ["add": ["a"]])),
    ])
    func readsAndWritesSingleKeyMessages(text: String, message: WidgetMessage) {
        #expect(WidgetMessage(text: text) == message)
        #expect(message.text == text)
    }

    @Test(arguments: ["hideSubmit", "{}", #"{"a":1,"b":2}"#, "[1]"])
    func keepsAnyOtherMessageAsABareWord(text: String) {
        let message = WidgetMessage(text: text)
        #expect(message.isBare)
        #expect(message.text == text)
    }
}
