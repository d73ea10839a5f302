import ConfigSchema
import Exporting
import SourceDiagnostics
import ThemeModel

/// A value of the app's configuration: one property, or a struct with its own.
indirect enum AgoraNode {
    case value(SwiftCode)
    case item(String, [(name: String, node: AgoraNode)])
}

/// The structs of one pod with a theme's values, and the configuration of each kind of room.
struct AgoraStructFiles {
    private let values: AgoraValues
    private let components: [(shape: AgoraShapes.Shape, node: AgoraNode)]
    /// The values that an item has by default: those of the first component that uses it.
    private let defaults: [String: AgoraNode]

    private var pod: AgoraPod { values.pod }
    private var program: String { values.export.theme.program }

    init(_ values: AgoraValues) {
        self.values = values
        let components = Self.nodes(values)
        self.components = components
        var defaults: [String: AgoraNode] = [:]
        for component in components { Self.collect(component.node, into: &defaults) }
        for shape in values.pod.shapes.items where defaults[shape.name] == nil {
            let node = Self.node(shape, "", [], values)
            defaults[shape.name] = node
            Self.collect(node, into: &defaults)
        }
        self.defaults = defaults
    }

    // MARK: Values

    private static func nodes(_ values: AgoraValues) -> [(shape: AgoraShapes.Shape, node: AgoraNode)] {
        values.pod.shapes.components.map { shape in
            (shape, node(shape, AgoraPod.key(of: shape.name), [], values))
        }
    }

    private static func node(
        _ shape: AgoraShapes.Shape, _ component: String, _ path: [String], _ values: AgoraValues
    ) -> AgoraNode {
        .item(
            shape.name,
            shape.properties.map { property in
                let path = path + [property.name]
                // A theme has a shadow as one value.
                guard case .item(let name) = property.kind, name != shadow, let item = values.pod.shapes.item(name)
                else { return (property.name, .value(values.value(component, path, property))) }
                return (property.name, node(item, component, path, values))
            })
    }

    private static let shadow = "Shadow"

    private static func collect(_ node: AgoraNode, into defaults: inout [String: AgoraNode]) {
        guard case .item(_, let members) = node else { return }
        for member in members {
            guard case .item(let item, _) = member.node else { continue }
            if defaults[item] == nil { defaults[item] = member.node }
            collect(member.node, into: &defaults)
        }
    }

    // MARK: Files

    var files: [ExportedFile] { [itemsFile, componentsFile] }

    private var itemsFile: ExportedFile {
        var file = AgoraSwiftFile(program: program, imports: ["SwifterSwift", "UIKit"])
        file.separate()
        file.block("protocol \(pod.prefix)ItemProtocol") { file in
            file.add("var visible: Bool { get }")
            file.add("var enable: Bool { get }")
        }
        for shape in pod.shapes.items {
            let node = shape.name == Self.shadow ? shadowNode : defaults[shape.name]
            guard let node else { continue }
            add(pod.item(shape.name), pod.prefix + "ItemProtocol", shape, node, to: &file)
        }
        return file.file(pod.sceneFile(pod.prefix + "Items"))
    }

    private var componentsFile: ExportedFile {
        var file = AgoraSwiftFile(program: program, imports: ["SwifterSwift", "UIKit"])
        file.separate()
        file.block("protocol \(pod.prefix)ComponentProtocol") { file in
            for property in ["visible: Bool", "enable: Bool", "backgroundColor: UIColor"] {
                file.add("var \(property) { get set }")
            }
        }
        for component in components {
            add(
                pod.component(component.shape.name), pod.prefix + "ComponentProtocol", component.shape, component.node,
                to: &file)
        }
        return file.file(pod.sceneFile(pod.prefix + "Components"))
    }

    /// The configuration of a kind of room, with what a scene changes.
    func configuration(of room: String, _ scene: AgoraValues?) -> ExportedFile {
        var file = AgoraSwiftFile(program: program, imports: ["SwifterSwift", "UIKit"])
        let nodes = scene.map(Self.nodes) ?? components
        file.separate()
        file.block("struct \(pod.configuration(of: room)): \(pod.prefix)Config") { file in
            for (own, plain) in zip(nodes, components) {
                let name = AgoraPod.key(of: own.shape.name)
                construct("var \(name) = ", pod.component(own.shape.name), own.node, plain.node, name, "", to: &file)
            }
        }
        return file.file(pod.sceneFile(pod.configuration(of: room)))
    }

    // MARK: Structs

    /// The values of a shadow that is not named: those of the theme's `container`.
    private var shadowNode: AgoraNode {
        let export = values.export
        guard let shape = pod.shapes.item(Self.shadow) else { return .item(Self.shadow, []) }
        let definition = export.theme.theme.definition(.shadows, "container", in: export.situation(export.light))
        return .item(
            shape.name,
            shape.properties.map { property in
                guard case .shadow(.literal(let shadow))? = definition?.value, property.kind != .boolean else {
                    return (property.name, .value(Self.standard(property, pod)))
                }
                let code = values.part(property.name, of: shadow, mode: export.light)
                return (property.name, .value(SwiftCode(code: code, place: definition?.range)))
            })
    }

    /// Returns a part of a shadow as the app has it.
    private static func standard(_ property: AgoraShapes.Property, _ pod: AgoraPod) -> SwiftCode {
        switch property.name {
        case "color": SwiftCode(code: "\(pod.colors).containerShadowColor.cgColor")
        case "offset": SwiftCode(code: "\(pod.colors).containerShadowOffset")
        case "opacity": SwiftCode(code: "\(pod.colors).shadowOpacity")
        case "radius": SwiftCode(code: "\(pod.colors).containerShadowRadius")
        default: SwiftCode(code: "true")
        }
    }

    private func add(
        _ type: String, _ conformance: String, _ shape: AgoraShapes.Shape, _ node: AgoraNode,
        to file: inout AgoraSwiftFile
    ) {
        guard case .item(_, let members) = node else { return }
        file.separate()
        file.block("struct \(type): \(conformance)") { file in
            for (property, member) in zip(shape.properties, members) {
                switch member.node {
                case .value(let code):
                    file.add(
                        "var \(property.name): \(property.kind.type(in: pod)) = \(plain(code).code)",
                        of: property.name, at: code.place)
                case .item(let name, _):
                    construct(
                        "var \(property.name) = ", pod.item(name), member.node, defaults[name] ?? member.node,
                        property.name, "", to: &file)
                }
            }
        }
    }

    /// Returns a value without what it says in vain: a shadow that is the one of its type.
    private func plain(_ code: SwiftCode) -> SwiftCode {
        let standard = values.reference(pod.shadows, "container")
        return code.code == standard ? SwiftCode(code: pod.item(Self.shadow) + "()", place: code.place) : code
    }

    /// Writes an initialiser with the arguments in which a value differs from another one.
    private func construct(
        _ head: String, _ type: String, _ node: AgoraNode, _ standard: AgoraNode, _ name: String, _ tail: String,
        to file: inout AgoraSwiftFile
    ) {
        let arguments = differences(node, standard)
        guard !arguments.isEmpty else {
            file.add("\(head)\(type)()\(tail)")
            return
        }
        file.add("\(head)\(type)(")
        file.indented { file in
            for (index, argument) in arguments.enumerated() {
                let comma = index < arguments.count - 1 ? "," : ""
                switch argument.node {
                case .value(let code):
                    file.add(
                        "\(argument.name): \(plain(code).code)\(comma)", of: "\(name).\(argument.name)", at: code.place)
                case .item(let item, _):
                    construct(
                        "\(argument.name): ", pod.item(item), argument.node, defaults[item] ?? argument.node,
                        "\(name).\(argument.name)", comma, to: &file)
                }
            }
        }
        file.add(")\(tail)")
    }

    private func differences(_ node: AgoraNode, _ standard: AgoraNode) -> [(name: String, node: AgoraNode)] {
        guard case (.item(_, let members), .item(_, let others)) = (node, standard) else { return [] }
        return zip(members, others).compactMap { member, other in
            switch (member.node, other.node) {
            case (.value(let code), .value(let plain)): code == plain ? nil : (member.name, member.node)
            case (.item, .item): differences(member.node, other.node).isEmpty ? nil : (member.name, member.node)
            default: (member.name, member.node)
            }
        }
    }
}
