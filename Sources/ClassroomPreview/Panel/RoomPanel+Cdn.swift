import ClassroomContexts
import LiveValues
import PreviewServing
import SceneRendering

extension RoomPanel {
    /// The delivery network, in classes that are watched from one.
    var delivery: HTMLNode {
        let service = pool.room.getRoomInfo().serviceType
        guard let service, service.usesCdn else { return .element(.div, .id(Self.deliveryID), .hidden) }
        let state = pool.stream.getCdnInfo().state
        // Only films have an address in reserve.
        let states = CdnState.allCases.filter { $0 != .reserve || service == .hostingScene }
        return ChoiceControl.segments(
            name: "cdnState", legend: "CDN",
            choices: states.map { Choice($0.name, texts.title(of: $0), isChosen: $0 == state) }, id: Self.deliveryID,
            .sends(PanelMessage.command(.setCdn(SetCdn(cdnState: state)))))
    }

    private static let deliveryID = "d-room-cdn"
}
