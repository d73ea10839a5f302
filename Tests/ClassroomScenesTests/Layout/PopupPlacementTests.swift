import ClassroomScenes
import SceneModel
import Testing

struct PopupPlacementTests {
    private let content = LayoutRect(x: 10, y: 20, width: 667, height: 375)
    private let size = LayoutSize(width: 200, height: 100)

    private func button(y: Double) -> LayoutRect { LayoutRect(x: 630, y: y, width: 30, height: 32) }

    @Test func opensLeftOfItsButtonInLineWithItsTop() {
        let popup = PopupPlacement.place(size, beside: button(y: 50), in: content, on: .phone)
        #expect(popup == LayoutRect(x: 422, y: 50, width: 200, height: 100))
    }

    // The content ends at 395, so that 385 is the last bottom that is left alone.
    @Test(arguments: [
        (285.0, DeviceClass.phone, 385.0), (286, .phone, 380), (286, .pad, 375), (340, .phone, 380), (340, .pad, 375),
    ])
    func movesUpWhenItWouldPassTheBottom(buttonY: Double, deviceClass: DeviceClass, bottom: Double) {
        let popup = PopupPlacement.place(size, beside: button(y: buttonY), in: content, on: deviceClass)
        #expect(popup.bottom == bottom)
        #expect(popup.x == 422)
    }

    @Test func keepsAPopupThatIsTooLargeAtTheContentsCorner() {
        let large = LayoutSize(width: 700, height: 500)
        let popup = PopupPlacement.place(large, beside: button(y: 50), in: content, on: .pad)
        #expect(popup == LayoutRect(x: 10, y: 20, width: 700, height: 500))
    }

    @Test(arguments: [
        (LayoutRect(x: 100, y: 20, width: 20, height: 14), 37.0, 10.0),
        (LayoutRect(x: 300, y: 20, width: 20, height: 14), 37, 210),
        (LayoutRect(x: 640, y: 20, width: 20, height: 14), 37, 477),
        (LayoutRect(x: 300, y: 360, width: 20, height: 14), 295, 210),
    ])
    func opensAPopoverBelowItsSourceAndInsideTheContent(source: LayoutRect, y: Double, x: Double) {
        let popover = PopoverPlacement.place(size, below: source, in: content)
        #expect(popover == LayoutRect(x: x, y: y, width: 200, height: 100))
    }
}
