import HomeScreenModel
import LiveValues
import PreviewServing

/// The words of the event log for what happens on a telephone.
struct PhoneWords {
    let state: PhoneState
    let widgets: PlacedWidgets

    /// Returns a fact as a line of the log.
    func sentence(of fact: PhoneFact) -> LogSentence {
        LogSentence(
            text(of: fact), about: fact.subject, values: LiveText(fact.values), several: several(like: fact),
            isRoutine: fact == .minutePassed)
    }

    private func text(of fact: PhoneFact) -> LiveText {
        switch fact {
        case .networkChanged(let network): text(of: network)
        case .signedIn(let app, let person):
            both("\(name(person)) signed in to \(title(app))", "\(name(person))登录了\(title(app))")
        case .signedOut(let app, let person):
            both("\(name(person)) signed out of \(title(app))", "\(name(person))退出了\(title(app))")
        case .appInFront(let app?, _): both("\(title(app)) is in front", "\(title(app))在前台")
        case .appInFront(nil, _): both("The home screen is in front", "已回到主屏幕")
        case .stored(let group, let key, _, _): both("\(title(group)) stored \(key)", "\(title(group))写入了 \(key)")
        case .timeMoved(let milliseconds):
            both(
                "The time was moved by \(PhoneTexts(locale: "en").distance(milliseconds))",
                "时间移动了 \(PhoneTexts(locale: "zh-Hans").distance(milliseconds))")
        case .minutePassed: both("A minute passed", "过了一分钟")
        case .fixtureRead: both("The files were read again", "已重新读取文件")
        case .appsGrouped: both("The apps' groups were read", "已读取 App 组")

        case .appOpened(let app): both("\(title(app)) was opened", "\(title(app))已打开")
        case .linkOpened(let app, let url, nil):
            both("\(title(app)) has no page for \(url)", "\(title(app))没有 \(url) 对应的页面")
        case .linkOpened(let app, let url, _?): both("\(title(app)) opened \(url)", "\(title(app))打开了 \(url)")
        case .pressed(let instance, let intent):
            both("'\(intent)' was pressed on \(widget(instance))", "\(widget(instance))上按下了“\(intent)”")
        case .sceneFired(let id, _): both("Scene '\(id)' was started", "已启动场景“\(id)”")
        case .chosen(let instance, let parameter, _):
            both("\(widget(instance)) got another '\(parameter)'", "\(widget(instance))更改了“\(parameter)”")
        case .choicesForgotten(let instance):
            both("\(widget(instance)) is as its file says again", "\(widget(instance))已恢复默认设置")
        case .stackTurned(let stack, let index):
            both("Stack \(widget(stack)) shows number \(index + 1)", "叠放\(widget(stack))翻到第 \(index + 1) 个")
        case .expanded(let instance, true): both("\(widget(instance)) shows more", "\(widget(instance))已展开")
        case .expanded(let instance, false): both("\(widget(instance)) shows less", "\(widget(instance))已折叠")
        case .timelinesChanged(let changes): text(of: changes)
        case .bindingFailed(let instance, let failure):
            both("\(widget(instance)): '\(failure.path)' ", "\(widget(instance))：“\(failure.path)”")
                + LiveText(reason: failure.reason)

        case .seated(let seat):
            both(
                "\(name(seat.person)) looks at the screen in \(language(seat.locale))",
                "\(name(seat.person))正在查看屏幕，语言：\(language(seat.locale))")
        case .unseated(let seats): both("\(names(seats)) stopped looking", "\(names(seats))不再查看")

        case .thingSet(let property, _, _):
            both(
                "\(thing(property.thing)): '\(property.identifier)' was set",
                "\(thing(property.thing))：已设置“\(property.identifier)”")
        case .thingConfirmed(let message, _, _): both("\(thing(message.thing)) confirmed", "\(thing(message.thing))已确认")
        case .thingTold(let message, _, _): text(of: message)
        case .thingsReverted(let properties, _):
            both("\(things(properties)) did not confirm within 5 s", "\(things(properties))未在 5 秒内确认")
        case .thingsUnheard(let properties, let reason):
            both("\(things(properties)) cannot be reached: ", "无法联系\(things(properties))：")
                + LiveText(reason: reason)
        case .thingConfirmationSet(let id, true): both("\(thing(id)) confirms", "\(thing(id))会确认")
        case .thingConfirmationSet(let id, false): both("\(thing(id)) stays silent", "\(thing(id))不作回应")
        case .thingsListed(let listed):
            both("\(listed.order.count) devices were listed", "已列出 \(listed.order.count) 个设备")
        case .thingMisread(let misread):
            both(
                "\(thing(misread.property.thing)) sent a value of another kind",
                "\(thing(misread.property.thing))发来了不同类型的值")

        case .requested(_, let url, _, _): both("\(url) was asked", "已请求 \(url)")
        case .requestFailed(let url, let reason):
            both("\(url) brought nothing: ", "\(url) 没有带来数据：") + LiveText(reason: reason)
        case .told(let topic, _): both("News on topic '\(topic)'", "主题“\(topic)”有新消息")
        case .brought(.file(let path), .value): both("\(path) was read", "已读取 \(path)")
        case .brought(let address, .value): both("\(address.words) has a value", "\(address.words) 已有值")
        case .brought(let address, .failure(let reason, _)), .lost(let address, let reason):
            both("\(address.words) cannot be read: ", "无法读取 \(address.words)：") + LiveText(reason: reason)
        case .regained(let address): both("\(address.words) can be read again", "\(address.words) 恢复读取")
        case .pictureCame(let url, .picture): both("The picture \(url) arrived", "图片 \(url) 已加载")
        case .pictureCame(let url, .failure(let reason)):
            both("The picture \(url) is missing: ", "图片 \(url) 加载失败：") + LiveText(reason: reason)
        case .connectionsChanged: both("The connections changed", "连接状态已更改")
        }
    }

    private func several(like fact: PhoneFact) -> LiveText? {
        switch fact {
        case .minutePassed: both("{count} minutes passed", "过了 {count} 分钟")
        case .timelinesChanged(let changes) where !changes.hasComeOrGone && !changes.instances.isEmpty:
            both("Timelines went on {count} times", "时间线推进了 {count} 次")
        case .brought(_, .value): both("{count} sources have values", "{count} 个数据源已有值")
        case .told: both("{count} messages on topics", "收到 {count} 条主题消息")
        case .pictureCame(_, .picture): both("{count} pictures arrived", "已加载 {count} 张图片")
        case .requested: both("{count} requests", "{count} 次请求")
        default: nil
        }
    }

    // MARK: Parts

    private func both(_ english: LiveText, _ chinese: LiveText) -> LiveText {
        LiveText(english: english, chinese: chinese)
    }

    private func text(of network: PhoneState.Network) -> LiveText {
        switch network {
        case .online: both("The network is there", "网络已连接")
        case .offline: both("The network is gone", "网络已断开")
        case .slow: both("The network is slow", "网络缓慢")
        case .failing: both("Servers fail with status 500", "服务器返回 500 错误")
        case .unauthorized: both("Servers ask to sign in (401)", "服务器要求登录（401）")
        case .garbage: both("Servers answer with no JSON", "服务器返回的不是 JSON")
        }
    }

    private func text(of message: ThingMessage) -> LiveText {
        let name = thing(message.thing)
        return switch message.content {
        case .properties: both("\(name) told its state", "\(name)上报了状态")
        case .status(.online): both("\(name) is online", "\(name)已上线")
        case .status(.offline): both("\(name) is offline", "\(name)已离线")
        case .status(.notActivated): both("\(name) is not activated", "\(name)未激活")
        case .status(.disabled): both("\(name) is disabled", "\(name)已禁用")
        }
    }

    private func name(_ person: String) -> LiveText {
        person.isEmpty ? both("The owner", "机主") : LiveText(state.names[person] ?? person)
    }

    private func names(_ seats: Set<PhoneState.Seat>) -> LiveText {
        Set(seats.map(\.person)).sorted().map { name($0) }.joined(separator: both(", ", "、"))
    }

    /// A language; its identifier for one in which the tool has no words.
    private func language(_ locale: String) -> LiveText {
        switch locale {
        case "en": both("English", "英语")
        case "zh-Hans": both("Chinese", "中文")
        default: LiveText(locale)
        }
    }

    /// The title of an app, or of the first one of a group.
    private func title(_ app: String) -> LiveText {
        widgets.title(ofApp: app) ?? LiveText(app)
    }

    private func widget(_ key: InstanceKey) -> LiveText { both("'\(name(of: key))'", "“\(name(of: key))”") }

    private func name(of key: InstanceKey) -> String { widgets.widget(of: key)?.name ?? key.id }

    /// One widget is named, several are counted: the values name them.
    private func text(of changes: TimelineChanges) -> LiveText {
        func named(_ keys: some Sequence<InstanceKey>) -> LiveText? {
            let names = Set(keys.map { name(of: $0) })
            guard names.count < 2 else { return both("\(names.count) widgets", "\(names.count) 个小组件") }
            return names.first.map { both("'\($0)'", "“\($0)”") }
        }
        let gone = named(changes.instances.filter { $0.value == nil }.keys)
        let there = named(changes.instances.filter { $0.value != nil }.keys)
        switch (there, gone) {
        case (nil, nil): return both("The requests of the widgets changed", "小组件的请求已更改")
        case (let there?, nil) where !changes.hasComeOrGone:
            return both("A timeline went on: \(there)", "时间线已推进：\(there)")
        case (let there?, nil): return both("A timeline began: \(there)", "时间线已开始：\(there)")
        case (nil, let gone?): return both("A timeline ended: \(gone)", "时间线已结束：\(gone)")
        case (let there?, let gone?):
            return both("A timeline began: \(there); ended: \(gone)", "时间线已开始：\(there)；已结束：\(gone)")
        }
    }

    private func thing(_ id: String) -> LiveText {
        guard let thing = state.things.things[id] else { return LiveText(id) }
        return LiveText(
            byLocale: Dictionary(["en", "zh-Hans", "zh-Hant"].map { ($0, thing.name.text(in: $0)) }) { first, _ in first
            })
    }

    private func things(_ properties: Set<Things.Property>) -> LiveText {
        Set(properties.map(\.thing)).sorted().map { thing($0) }.joined(separator: both(", ", "、"))
    }
}

extension PhoneFact {
    /// The group of the log's filter.
    fileprivate var subject: LogSubject {
        switch self {
        case .appOpened, .linkOpened, .pressed, .chosen, .choicesForgotten, .stackTurned, .expanded, .timelinesChanged,
            .bindingFailed:
            .widgets
        case .requested, .requestFailed, .told, .brought, .lost, .regained, .pictureCame, .connectionsChanged, .stored:
            .sources
        case .thingSet, .thingConfirmed, .thingTold, .thingsReverted, .thingsUnheard, .thingConfirmationSet,
            .thingMisread, .thingsListed, .sceneFired:
            .devices
        case .signedIn, .signedOut, .seated, .unseated, .appInFront: .people
        case .networkChanged, .timeMoved, .minutePassed, .fixtureRead, .appsGrouped: .phone
        }
    }
}

extension LogSubject {
    fileprivate static let widgets = LogSubject("widgets", english: "Widgets", chinese: "小组件")
    fileprivate static let sources = LogSubject("sources", english: "Sources", chinese: "数据源")
    fileprivate static let devices = LogSubject("devices", english: "Devices", chinese: "设备")
    fileprivate static let people = LogSubject("people", english: "People and apps", chinese: "用户与 App")
    fileprivate static let phone = LogSubject("phone", english: "Phone", chinese: "手机")

    /// All groups of a telephone's facts.
    static let ofPhones = [widgets, sources, devices, people, phone]
}
