import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The name list: one row a student, one column for each thing a teacher can see or do.
///
/// ```yaml
/// components:
///   roster:
///     reward: { enable: false }                # a column less, and the popup is 80 points narrower
///     camera:
///       streamOn: { image: member_camera_on, tint: "#0073FF", clickable: true }
/// ```
///
/// Small classes and sub-rooms offer it to the teacher and, with nothing to click, to students; lectures and vocational
/// classes offer the teacher cameras, microphones and removing. Nobody else has one.
struct Roster: Component {
    static let name = "roster"

    static let titleKey: String? = "fcr_user_list"

    static let summary =
        "The list of students with their devices, privileges and rewards: for the teacher to act on, for students to read."

    static let reads: Set<Topic> = [
        .user, .coHost, .stream, .reward, .carousel, .widgetMessage, .widgetActivity,
    ]

    static let ownSize: OwnSize = [.width, .height]

    /// The names of the columns: 80 points each, as upstream.
    static let outline = ComponentOutline(
        labels: { situation, _ in
            guard situation.isShown("label", of: name) else { return [] }
            let columns = RosterColumn.allCases.filter { situation.isShown($0.path, of: name) }.map(\.titleKey)
            return (["fcr_user_list_student_name"] + columns).map {
                OutlineLabel(situation.string($0), font: "label.font", of: name, space: 80)
            }
        })

    let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    /// 80 points a column and 100 for the name, 253 high: upstream's figures.
    func size(in context: RenderContext) -> LayoutSize? {
        let columns = RosterForm(values, in: context).map(\.columns.count) ?? 2
        return LayoutSize(width: Double(80 * columns + 100), height: 253)
    }

    /// What is drawn beside the rows, for the style sheet.
    private var classes: String {
        "roster" + (values.isShown("sepLine") ? " lines" : "") + (values.isShown("label") ? "" : " without-labels")
            + (values.isShown("studentName") ? "" : " without-names")
    }

    func render(in context: RenderContext) -> HTMLNode {
        let form = RosterForm(values, in: context)
        return .element(
            .div, .class(classes),
            .configured(by: "backgroundColor", "cornerRadius", "borderColor", "borderWidth", "shadow"),
            children: [
                .element(
                    .div, .class("title"), .configured(by: "label.mainTitleColor", "label.font"),
                    text: context.string("fcr_user_list"))
            ] + (form.map { body($0, in: context) } ?? [notOffered(in: context)]))
    }

    // From here on the browser lays out only the rows near sight; below it, printing and picture-taking get all of them.
    private static let longList = 40

    // The browser looks at each part of a long list before every frame: 400 parts instead of 10,000 rows.
    private static let partLength = 25

    private func body(_ form: RosterForm, in context: RenderContext) -> [HTMLNode] {
        let students = context.pool.user.getUserList(role: .student)
        let order = RosterOrder(students) { context.pool.user.isCoHost($0) }
        context.memory.withValue(default: RosterMemory()) { $0.order = order }
        let rows = RosterRows(form, values: values, in: context)
        let infos = Dictionary(students.map { ($0.userUuid, $0) }, uniquingKeysWith: { first, _ in first })
        return [
            teacherRow(form, in: context),
            .element(
                .div, .class("table"), .role("table"), .aria("label", context.string("fcr_user_list_student_name")),
                children: [
                    header(form, in: context),
                    list(order.students.compactMap { infos[$0].map(rows.row) }, in: context),
                ]),
            // Shown by the style rules while the list is empty, so that the first row needs no other page.
            empty(in: context),
            form.isTeacher && form.shows(.kick) && context.asks ? kickDialog(in: context) : .nothing,
        ]
    }

    /// The list; a long one in parts, of which the last has the list's identifier and takes the rows that come last.
    private func list(_ rows: [HTMLNode], in context: RenderContext) -> HTMLNode {
        let group = HTMLAttribute.role("rowgroup")
        let keys = HTMLAttribute.configured(by: "cellBackgroundColor", "sepLine")
        let id = HTMLAttribute.id(context.partID("list"))
        guard rows.count > Self.longList else {
            return .element(.div, .class("list"), id, .tabIndex(0), group, keys, children: rows)
        }
        let parts = stride(from: 0, to: rows.count, by: Self.partLength).map { start in
            let part = rows[start...].prefix(Self.partLength)
            let isLast = part.endIndex == rows.endIndex
            return HTMLNode.element(
                .div, .class("part"), .role("presentation"), isLast ? id : nil, children: Array(part))
        }
        return .element(.div, .class("list long"), group, .tabIndex(0), keys, children: parts)
    }

    // MARK: Around the list

    /// The second line: the teacher's name, and the carousel's switch.
    func teacherRow(_ form: RosterForm, in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class("teacher"), .configured(by: "titleBackgroundColor", "sepLine"),
            children: [
                .element(
                    .span, .class("word"), .configured(by: "label.subTitleColor", "label.font"),
                    text: context.string("fcr_user_list_teacher_name")),
                teacherName(in: context),
                form.hasCarousel
                    ? .element(
                        .span, .class("word"), .id(context.partID("carousel-word")),
                        .configured(by: "label.subTitleColor", "label.font"),
                        text: context.string("fcr_user_list_carousel_setting"))
                    : .nothing,
                form.hasCarousel ? carouselSwitch(in: context) : .nothing,
            ])
    }

    func teacherName(in context: RenderContext) -> HTMLNode {
        .element(
            .span, .class("name"), .id(context.partID("teacher")), .dirAuto,
            .configured(by: "label.mainTitleColor", "label.font"),
            text: context.pool.user.getFirstUser(role: .teacher)?.userName ?? "")
    }

    func carouselSwitch(in context: RenderContext) -> HTMLNode {
        .element(
            .button, .type("button"), .class("switch"), .role("switch"), .id(context.partID("carousel")),
            .aria("checked", context.pool.user.getCoHostCarouselInfo().state ? "true" : "false"),
            .aria("labelledby", context.partID("carousel-word")), .performs("carousel"),
            .configured(by: "carousel.tintColor"))
    }

    /// The row above the list that names the columns, for the eye and for screen readers.
    private func header(_ form: RosterForm, in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class("head"), .role("row"), .configured(by: "label.subTitleColor", "label.font"),
            children: [
                .element(
                    .span, .class("n"), .role("columnheader"), text: context.string("fcr_user_list_student_name"))
            ]
                + form.columns.map { column in
                    .element(
                        .span, .class("h"), .role("columnheader"), .configured(by: column.path),
                        text: context.string(column.titleKey))
                })
    }

    private func empty(in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class("empty"), .configured(by: "cellBackgroundColor"),
            children: [
                .element(
                    .p, .class("lead"), .configured(by: "label.mainTitleColor"),
                    text: context.string("diorama_roster_empty")),
                .element(
                    .p, .class("hint"), .configured(by: "label.subTitleColor"),
                    text: context.string("diorama_roster_empty_hint")),
            ])
    }

    private func notOffered(in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class("empty"), .configured(by: "cellBackgroundColor"),
            children: [
                .element(
                    .p, .class("hint"), .configured(by: "label.subTitleColor"),
                    text: context.string("diorama_roster_not_offered"))
            ])
    }
}
