import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneRendering
import ThemeModel

/// A component: a small bar that shows how loud the class is.
struct NoiseLevel: Component {
    static let name = "noiseLevel"

    static let summary = "A small bar that shows everybody how loud the class is."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("trackColor", default: "$systemDividerColor", "Colour of the empty bar."),
            .color("quietColor", default: "$systemSafeColor", "Colour of the bar below the limit."),
            .color("loudColor", default: "$systemErrorColor", "Colour of the bar above the limit."),
            .number("limit", in: 0...1, default: "0.6", "From which share of full loudness on the class is loud."),
        ]

    static let reads: Set<Topic> = [.volume, .stream]

    static let strings: [String: [String: String]] = [
        "noiseLevel_label": ["en": "Noise of the class", "zh-Hans": "课堂音量"]
    ]

    static let styleSheet = """
        .noiseLevel { height: 100%; border-radius: 999px; overflow: hidden; background: var(--noiseLevel-trackColor); }
        .noiseLevel .bar { height: 100%; width: var(--level); border-radius: inherit;
          background: var(--noiseLevel-quietColor); transition: width 0.2s; }
        .noiseLevel.is-loud .bar { background: var(--noiseLevel-loudColor); }
        @media (prefers-reduced-motion: reduce) { .noiseLevel .bar { transition: none; } }
        """

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func render(in context: RenderContext) -> HTMLNode {
        let noise = ClassNoise(in: context.pool)
        let isLoud = noise.fraction > values.number("limit")
        return .element(
            .div, .class(isLoud ? "noiseLevel is-loud" : "noiseLevel"), .role("meter"),
            .aria("label", context.string("noiseLevel_label")),
            .aria("valuemin", "0"), .aria("valuemax", "255"), .aria("valuenow", String(noise.volume)),
            .configured(by: "trackColor", "limit"),
            children: [
                .element(
                    .div, .class("bar"), .style(.property("--level", .fraction(noise.fraction))),
                    .configured(by: isLoud ? "loudColor" : "quietColor"))
            ])
    }
}
