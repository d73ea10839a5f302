import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import ThemeModel

/// The picture of the drive: tabs, search, and the list.
struct CloudPicture {
    let list: CloudList
    let environment: WidgetEnvironment

    private var values: PropertyValues { environment.values }

    func render() -> HTMLNode {
        .element(
            .section, .class("cloudStorage"), .id(environment.partID("drive")),
            .aria("label", environment.string("fcr_tool_box_cloud_storage")),
            .configured(by: "backgroundColor", "cornerRadius", "shadow"),
            children: [
                header, tools, columns, rows,
                list.tab == .own ? CloudFooter(list: list, environment: environment).render() : .nothing,
            ])
    }

    // MARK: Above the list

    private var header: HTMLNode {
        let tabs = CloudList.Tab.allCases.map { tab in
            HTMLNode.element(
                .button, .type("button"), .class("tab"), .id(environment.partID("tab-\(tab.rawValue)")),
                .performs("show"), .argument(tab.rawValue),
                .aria("pressed", String(tab == list.tab)),
                text: environment.string(tab == .shared ? "fcr_cloud_public_resource" : "fcr_cloud_private_resource"))
        }
        return .element(
            .header, .class(values.isShown("sepLine") ? "bar has-line" : "bar"),
            .configured(by: "titleBackgroundColor", "titleLabel", "selectedColor", "sepLine"),
            children: [
                .element(
                    .div, .class("tabs"), .role("group"), values.isShown("titleLabel") ? nil : .hidden, children: tabs
                ),
                button("close", "diorama_cloud_close"),
            ])
    }

    private var tools: HTMLNode {
        let label = environment.string("fcr_cloud_search")
        let search = HTMLNode.element(
            .form, .class("search"), .performs("search"), .role("search"), .configured(by: "search"),
            children: [
                .element(
                    .input, .type("search"), .id(environment.partID("query")), .name("query"), .value(list.query),
                    .placeholder(label), .aria("label", label), .noSuggestions, .maxLength(100), .performs("search"))
            ])
        return .element(
            .div, .class("tools"),
            children: [
                button("refresh", "diorama_cloud_refresh", canPress: !list.isWhole),
                .element(.span, .class("title"), text: title),
                values.isShown("search") ? search : .nothing,
            ])
    }

    private var title: String {
        let count = list.files(in: environment.pool.cloud).count
        return environment.string("fcr_cloud_total_item", xxx: String(count))
    }

    private func button(_ key: String, _ label: String, canPress: Bool = true) -> HTMLNode {
        guard values.isShown(key) else { return .nothing }
        let text = environment.string(label)
        return .element(
            .button, .type("button"), .class("button"), .id(environment.partID(key)),
            canPress ? .performs(key) : .disabled, .aria("label", text), .title(text), .configured(by: key),
            children: [environment.icon("\(key).image")])
    }

    private var columns: HTMLNode {
        let names: [(CloudList.Column, String)] = [
            (.name, "fcr_cloud_file_name"), (.size, "fcr_cloud_file_size"), (.updated, "fcr_cloud_updated_at"),
        ]
        return .element(
            .div, .class(values.isShown("sepLine") ? "columns has-line" : "columns"),
            children: names.map { column, key in
                let isChosen = column == list.column
                let order = list.isAscending ? "diorama_cloud_ascending" : "diorama_cloud_descending"
                let text = environment.string(key)
                return .element(
                    .button, .type("button"), .class("column \(column.rawValue)" + (isChosen ? " is-chosen" : "")),
                    .performs("sort"), .argument(column.rawValue),
                    .aria("label", isChosen ? text + ", " + environment.string(order) : text),
                    children: [
                        .element(.span, text: text),
                        isChosen
                            ? .element(
                                .span, .class("arrow"), .aria("hidden", "true"), text: list.isAscending ? "↑" : "↓")
                            : .nothing,
                    ])
            })
    }

    // MARK: The list

    private var rows: HTMLNode {
        let files = list.files(in: environment.pool.cloud)
        guard values.isShown("cell"), !files.isEmpty else {
            return .element(
                .p, .class("none"), .id(environment.partID("none")), text: environment.string("fcr_cloud_no_files"))
        }
        return .element(
            .ul, .class("rows"), .id(environment.partID("rows")), .tabIndex(0),
            .aria("label", environment.string("fcr_tool_box_cloud_storage")),
            children: files.prefix(CloudList.limit).map { row($0) })
    }

    private func row(_ file: CloudFile) -> HTMLNode {
        let isMarked = list.selected.contains(file.id)
        let icon = values.isShown("cell.image") ? environment.icon("cell.image.\(file.kind.rawValue)Image") : .nothing
        let name = HTMLNode.element(
            .span, .class("name"), .dirAuto, values.isShown("cell.label") ? nil : .hidden, text: file.name)
        let state = conversion(of: file)
        let label = environment.string("diorama_cloud_open", xxx: file.name) + (state.map { ", " + $0.words } ?? "")
        return .element(
            .li, .id(environment.partID("file-\(file.id)")), .class(isMarked ? "file is-marked" : "file"),
            .configured(by: "cell"),
            children: [
                list.tab == .own ? mark(of: file, isMarked) : .nothing,
                .element(
                    .button, .type("button"), .class(file.conversion == .failed ? "open is-failed" : "open"),
                    file.isConverting ? .disabled : .performs("open"), .argument(file.id), .title(file.name),
                    .aria("label", label),
                    children: [
                        icon, name, state?.node ?? .nothing,
                        .element(.span, .class("size"), text: file.size.map { ByteCount($0).text } ?? "–"),
                        .element(.span, .class("updated"), text: CivilDate(file.updated).text),
                    ]),
            ])
    }

    /// What stands in a row while a file is not what a board can show.
    private func conversion(of file: CloudFile) -> (words: String, node: HTMLNode)? {
        let words: String
        switch file.conversion {
        case nil: return nil
        case .running(let percent):
            words = environment.string("fcr_cloud_button_label_converting") + " \(min(max(0, percent), 100))%"
        case .failed: words = environment.string("fcr_cloud_upload_status_failed")
        }
        return (
            words,
            .element(
                .span, .class("state"), .configured(by: "cell.conversion"),
                children: [
                    file.isConverting ? environment.icon("cell.conversion.image") : .nothing,
                    .element(.span, text: words),
                ])
        )
    }

    /// Where one's own file is marked; a file that is being converted cannot be.
    private func mark(of file: CloudFile, _ isMarked: Bool) -> HTMLNode {
        let state = isMarked ? "selected" : list.selected.isEmpty ? "selectable" : "unselected"
        return .element(
            .label, .class("mark"), .configured(by: "cell.mark"),
            children: [
                .element(
                    .input, .type("checkbox"), .class("sr-only"), .performs("select"), .argument(file.id),
                    .aria("label", environment.string("diorama_cloud_select", xxx: file.name)),
                    isMarked ? .checked : nil, file.isConverting ? .disabled : nil,
                    file.isConverting ? .title(environment.string("fcr_cloud_button_label_converting")) : nil),
                file.isConverting ? .nothing : environment.icon("cell.mark.\(state)Image"),
            ])
    }
}
