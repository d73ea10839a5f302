import HomeScreenModel
import HomeScreenViews
import LiveValues
package import PreviewServing
package import SceneModel
package import SceneRendering

/// Widgets that people add to home screens while they look.
extension HomeScreenKind: AddingKind {
    /// Families of home screens, on devices that have them.
    package func takes(_ form: String, in scene: Scene, on device: Device) -> Bool {
        guard scene.type == WidgetFamily.Surface.homeScreen.rawValue, let family = WidgetFamily(rawValue: form) else {
            return false
        }
        return family.surface == .homeScreen && HomeDevice.nearest(to: device).families.contains(family)
    }

    /// Takes the first free cells of the page that is looked at.
    package func entry(
        for addition: Addition, in scene: Scene, as view: SceneView, on device: Device
    ) throws(CommandRefusal) -> String {
        let page = view.axes["page"].flatMap { Int($0) } ?? 1
        guard let family = WidgetFamily(rawValue: addition.form),
            let cell = arrangement(of: scene, on: device).freeCell(for: family, onPage: page)
        else {
            let size = title(of: addition.form)?.text(in: view.locale) ?? addition.form
            throw CommandRefusal(
                .refused, code: "noRoom",
                message: PhoneTexts(locale: view.locale).noRoom(for: addition.title, as: size, page: page))
        }
        let name = LiveValue.string(addition.file).json
        return "\(name): { id: \(addition.id), family: \(family.rawValue), page: \(page), cell: \(cell.text) }"
    }

    /// The system's sheet.
    package func sheet(of offers: [AdditionOffer], in view: SceneView, on device: Device) -> HTMLNode {
        AddSheet(offers: offers, device: HomeDevice.nearest(to: device), texts: PhoneTexts(locale: view.locale)).node
    }
}
