import HomeScreenModel
import HomeScreenViews
import PreviewServing
import SceneModel
import SceneRendering

/// The sheet in which people choose a widget and its size: the sizes of one widget slide under one title.
struct AddSheet {
    let offers: [AdditionOffer]
    let device: HomeDevice
    let texts: PhoneTexts

    private static let list = "d-offers"

    /// A dialog as large as the screen, with the sheet at its lower edge.
    var node: HTMLNode {
        .element(
            .dialog, .id("d-add-sheet"), .class("add-sheet"), .aria("labelledby", "d-add-title"),
            .data("idiom", device.idiom.rawValue), .style(.property("font", HomeSurface.fontValue)),
            children: [
                .element(
                    .div, .class("panel"),
                    children: [
                        .element(
                            .header,
                            children: [
                                .element(.i, .class("grabber"), .aria("hidden", "true")),
                                .element(.h2, .id("d-add-title"), text: texts.addWidget),
                                .element(
                                    .button, .type("button"), .class("close"), .value("cancel"),
                                    .aria("label", texts.close),
                                    children: [.element(.i, .aria("hidden", "true"))]),
                                .element(
                                    .input, .type("search"), .class("search"), .data(.filters, Self.list),
                                    .placeholder(texts.searchWidgets), .aria("label", texts.searchWidgets)),
                            ]),
                        .element(.ul, .id(Self.list), children: offers.map(item)),
                    ])
            ])
    }

    private func item(_ offer: AdditionOffer) -> HTMLNode {
        // From the smallest on, as the system has them; a file may list them in any order.
        let forms = WidgetFamily.allCases.compactMap { family in
            offer.forms.first { $0.name == family.rawValue }
        }
        let title = "d-offer-" + offer.file.replacing("/", with: "--")
        let words = [offer.group, offer.title, offer.summary, offer.file].joined(separator: " ").lowercased()
        let first = forms.first
        return .element(
            .li, .class("offer"), .data(.words, words), .aria("labelledby", title),
            children: [
                .element(.p, .class("app"), .dirAuto, text: offer.group),
                .element(.h3, .id(title), .dirAuto, text: offer.title),
                offer.summary.isEmpty ? .nothing : .element(.p, .class("summary"), .dirAuto, text: offer.summary),
                .element(
                    .div, .class("slides"), .role("group"), .aria("label", texts.sizes(of: offer.title)),
                    .tabIndex(forms.count > 1 ? 0 : -1), children: forms.map(slide)),
                dots(of: forms, offer.title),
                .element(
                    .button,
                    [
                        .type("button"), .class("adder"), .data(.adds, offer.file), .data(.form, first?.name ?? ""),
                        .aria("label", texts.add(offer.title, as: first?.title ?? "")),
                    ],
                    [
                        .element(.i, .aria("hidden", "true")), .element(.span, text: texts.addWidget),
                    ]),
            ])
    }

    /// One size, as large as the sheet has space for.
    private func slide(_ form: AdditionOffer.Form) -> HTMLNode {
        let space = device.idiom == .phone ? device.screen.width - 48 : 500
        let scale = min(1, space / form.size.width, Self.highest / form.size.height)
        return .element(
            .div, .class("slide"), .data(.form, form.name), .title(form.title),
            children: [
                .element(
                    .div, .class("size"),
                    .style(
                        .property("width", .points(form.size.width * scale)),
                        .property("height", .points(form.size.height * scale))),
                    children: [
                        .element(
                            .div, .class("shown"),
                            .style(.property("scale", .number(scale))),
                            children: [form.picture])
                    ])
            ])
    }

    /// How high a picture is at most, so that the button below it stays in sight.
    private static let highest = 360.0

    /// One dot for each size, which shows it; nothing for a widget of one size.
    private func dots(of forms: [AdditionOffer.Form], _ title: String) -> HTMLNode {
        guard forms.count > 1 else { return .nothing }
        let dots = forms.enumerated().map { index, form in
            HTMLNode.element(
                .button, .type("button"), .data(.form, form.name),
                .data("label", texts.add(title, as: form.title)), .aria("label", form.title),
                index == 0 ? .aria("current", "true") : nil)
        }
        return .element(.div, .class("dots"), children: dots)
    }
}
