package import HomeScreenModel
package import LiveValues
import PreviewServing

/// The words of a telephone's refusal, for the person whose command it refused.
extension PhoneRefusal: TranslatedRefusal {
    package var words: LiveText { LiveText(english: LiveText(sentence), chinese: LiveText(chinese)) }

    private var chinese: String {
        switch self {
        case .farTime: "时间最多可以移动十年。"
        case .unreachableThing: "无法连接该设备。"
        case .unheard: "没有设备能收到此操作。"
        case .unknownThing: "没有该设备，或设备没有该属性。"
        case .missingValue: "此按钮需要的值缺失。"
        case .missingKey: "值需要存储在某个键下：请填写键。"
        }
    }
}
