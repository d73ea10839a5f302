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
            .div, .class("d-flourish"), children: [.element(.span, .class("icon icon-reward-gifUrl"))]),
        // Upstream's size on upstream's box, and rays behind it.
        styleSheet: """
            .scene .d-flourish:has(.icon-reward-gifUrl) { position: relative;
              display: var(--reward-enable, var(--reward-visible, block));
              width: calc(var(--reward-size, 238px) * var(--s, 1));
              height: calc(var(--reward-size, 238px) * var(--s, 1)); }
            .scene .d-flourish:has(.icon-reward-gifUrl)::before { content: ""; position: absolute; inset: 0;
              border-radius: 50%;
              background: repeating-conic-gradient(rgb(255 206 84 / .7) 0 12deg, transparent 12deg 30deg);
              -webkit-mask: radial-gradient(closest-side, #000 30%, transparent 96%);
              mask: radial-gradient(closest-side, #000 30%, transparent 96%); }
            .scene .d-flourish .icon-reward-gifUrl { position: relative; display: block; width: 100%; height: 100%; }
            .scene.over:has(> .d-flourish) { place-content: center; }

            """)
}
