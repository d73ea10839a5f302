/// Something with examples: a component, or a widget with the component around it that hosts it.
package struct Specimen: Sendable {
    /// The name of its configuration.
    package let name: String
    /// One sentence.
    package let summary: String
    /// Its examples.
    package let examples: [ComponentExample]
    /// The name of what a scene places to show it.
    package let placedName: String
    /// The axes on which what is placed has a size of its own.
    let ownSize: OwnSize
    /// The frame of an example that says none.
    let defaultFrame: String

    /// A component.
    package init(_ component: any Component.Type) {
        name = component.name
        summary = component.summary
        examples = component.examples
        placedName = component.name
        ownSize = component.ownSize
        defaultFrame = ""
    }

    /// A widget, on a piece of board that leaves room around most of them.
    package init(_ widget: any Widget.Type) {
        name = widget.configurationName
        summary = widget.summary
        examples = widget.examples
        placedName = widget.host
        ownSize = []
        defaultFrame = "width: 400\nheight: 330"
    }
}

extension ComponentRegistry {
    /// Everything with examples, components first.
    package var specimens: [Specimen] { components.map { Specimen($0) } + widgets.map { Specimen($0) } }
}
