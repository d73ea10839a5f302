import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// What everybody sees when somebody is rewarded.
    ///
    /// Upstream's animation has no key; its picture, its place and its size are those of its global component.
    ///
    /// ```yaml
    /// reward:
    ///   gifUrl: img_reward
    ///   size: 238
    /// ```
    static let reward = SharedConfiguration(
        "reward", "The picture that plays once in the middle of everybody's device when somebody is rewarded.",
        PropertySpec.visibility + [
            .image("gifUrl", default: "img_reward", "Picture that plays."),
            .length(
                "size", default: "238", "Width and height of the picture on a content box that is 375 points high."),
        ],
        // The elements that `flourishes.js` makes.
        message: .element(
            .div, .class("d-flourish"), children: [.element(.span, .class("icon icon-reward-gifUrl"))]))
}
