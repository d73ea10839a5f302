import ClassroomContexts
import ConfigSchema
import LiveValues

/// The students that a fixture asks for by their number alone, each with an identifier and a name in both languages.
///
/// A number always gives the same students.
///
/// ```yaml
/// students: 40
/// users:
///   - { uuid: lin, name: Ms. Lin, role: teacher }
/// ```
enum GeneratedStudents {
    /// How many there can be.
    static let most = 10_000

    private static let key = "students"

    static let spec = PropertySpec(
        key, .integer(0...most), default: "0",
        "How many students arrive after the users, as `student-1`, `student-2` and so on, with made-up names.")

    /// Whether the number could not be read.
    static func areLost(in fixture: RecordValue) -> Bool { fixture.lost.contains(key) }

    /// Returns their identifiers in the order of arrival; the fixture's own users keep theirs.
    static func identifiers(in fixture: RecordValue, besides users: Set<String>) -> [String] {
        guard let count = fixture[key]?.integerValue, count > 0 else { return [] }
        return Array((1...).lazy.map { "student-\($0)" }.filter { !users.contains($0) }.prefix(min(count, most)))
    }

    /// Returns them as a room takes them.
    static func seeds(in fixture: RecordValue, besides users: Set<String>) -> [UserSeed] {
        identifiers(in: fixture, besides: users).enumerated().map { place, uuid in
            UserSeed(uuid: uuid, name: name(at: place), role: .student)
        }
    }

    /// The name of the student at a place from 0; the first 1,600 names differ.
    static func name(at place: Int) -> LiveText {
        let first = place % givenNames.count
        let last = (first * 7 + place / givenNames.count) % familyNames.count
        let (given, family) = (givenNames[first], familyNames[last])
        return LiveText(
            english: LiveText("\(given.english) \(family.english)"),
            chinese: LiveText(family.chinese + given.chinese))
    }

    private static let givenNames = pairs(
        """
        Alice 雨桐 Ben 浩然 Clara 梓涵 Daniel 子轩 Elena 诗琪 Felix 宇航 Grace 欣怡 Henry 俊杰 Iris 佳慧 Jacob 博文
        Kira 思远 Leo 明哲 Maya 雅静 Nathan 嘉豪 Olivia 若曦 Peter 志强 Quinn 语嫣 Rosa 晓雯 Simon 天佑 Tara 婉婷
        Umar 建华 Vera 静怡 William 文博 Xenia 可欣 Yusuf 立诚 Zoe 梦洁 Anton 泽宇 Bianca 芷若 Carlos 国栋 Diana 慧敏
        Emil 晨阳 Freya 依诺 Gustav 永康 Hannah 心怡 Ivan 伟伦 Julia 秋月 Karim 振宇 Laura 书瑶 Marco 启明 Nina 清妍
        """)

    private static let familyNames = pairs(
        """
        Adams 王 Baker 李 Costa 张 Dubois 刘 Evans 陈 Fischer 杨 Garcia 黄 Hansen 赵 Ito 吴 Jensen 周
        Khan 徐 Lopez 孙 Meyer 马 Novak 朱 Okafor 胡 Petrov 郭 Quist 何 Rossi 林 Singh 高 Tanaka 罗
        Ueda 郑 Vidal 梁 Weber 谢 Xavier 宋 Young 唐 Ziegler 许 Ahmed 邓 Berg 韩 Chavez 冯 Demir 曹
        Ellis 彭 Ferrari 曾 Greco 萧 Horvat 田 Ivanov 董 Jansen 潘 Keller 袁 Larsen 蔡 Moreau 蒋 Nguyen 余
        """)

    private static func pairs(_ text: String) -> [(english: String, chinese: String)] {
        let words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
        return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    }
}
