import ClassroomContexts
import ClassroomScenes
import SceneRendering

extension NoiseMeter {
    static let styleSheet = """
        .noiseMeter { box-sizing: border-box; height: 100%; padding: 10px 12px; display: grid; gap: 8px;
          align-content: start; background: var(--noiseMeter-backgroundColor); color: var(--noiseMeter-textColor);
          border: 1px solid var(--noiseMeter-borderColor); border-radius: var(--noiseMeter-cornerRadius);
          font: var(--noiseMeter-font); }
        .noiseMeter header { display: flex; justify-content: space-between; gap: 8px; }
        .noiseMeter h3 { margin: 0; font: inherit; font-weight: 600; }
        .noiseMeter .scale { position: relative; height: 8px; border-radius: 4px;
          background: var(--noiseMeter-borderColor); }
        .noiseMeter .level { height: 100%; width: var(--level); border-radius: inherit;
          background: var(--noiseMeter-quietColor); transition: width 0.2s; }
        .noiseMeter.is-loud .level { background: var(--noiseMeter-loudColor); }
        .noiseMeter .limit { position: absolute; top: -3px; left: var(--limit); width: 2px; height: 14px;
          background: var(--noiseMeter-textColor); }
        .noiseMeter p { margin: 0; }
        .noiseMeter .actions { display: flex; gap: 6px; }
        .noiseMeter button { min-height: 24px; padding: 0 10px; border: 1px solid var(--noiseMeter-borderColor);
          border-radius: 12px; background: none; cursor: pointer; }
        .noiseMeter button:disabled { cursor: default; opacity: 0.6; }
        @media (prefers-reduced-motion: reduce) { .noiseMeter .level { transition: none; } }
        """

    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        let noise = ClassNoise(in: environment.pool)
        let limit = try environment.roomProperties.integer("limit")
        let complaints =
            environment.roomProperties.has("complaints")
            ? try environment.roomProperties.integer("complaints") : 0
        let title = environment.string("noise_title")
        return .element(
            .section, .class(noise.volume > limit ? "noiseMeter is-loud" : "noiseMeter"), .aria("label", title),
            .configured(by: "backgroundColor", "borderColor", "cornerRadius"),
            children: [
                .element(
                    .header, .configured(by: "font", "textColor"),
                    children: [
                        .element(.h3, text: title),
                        .element(.span, .showing("limit"), text: "\(noise.volume) / \(limit)"),
                    ]),
                .element(
                    .div, .class("scale"), .role("meter"), .aria("label", title), .aria("valuemin", "0"),
                    .aria("valuemax", "255"), .aria("valuenow", String(noise.volume)),
                    .configured(by: noise.volume > limit ? "loudColor" : "quietColor"),
                    children: [
                        .element(.div, .class("level"), .style(.property("--level", .fraction(noise.fraction)))),
                        .element(
                            .div, .class("limit"), .style(.property("--limit", .fraction(Double(limit) / 255))),
                            .showing("limit")),
                    ]),
                .element(.p, text: environment.string("noise_loudest", xxx: String(loudest.volume))),
                .element(
                    .p, .showing("complaints"), .aria("live", "polite"),
                    text: environment.string("noise_complaints", xxx: "\(complaints)")),
                .element(.div, .class("actions"), children: try buttons(in: environment)),
            ])
    }

    private func buttons(in environment: WidgetEnvironment) throws -> [HTMLNode] {
        switch environment.role {
        case .teacher, .assistant:
            return [("−", "-16", "noise_lower"), ("+", "16", "noise_raise")].map { sign, step, key in
                .element(
                    .button, .id(environment.partID(key)), .type("button"), .performs("limit"), .argument(step),
                    .aria("label", environment.string(key)), text: sign)
            }
        case .student:
            let hasComplained =
                environment.userProperties.has("complained")
                ? try environment.userProperties.boolean("complained") : false
            return [
                .element(
                    .button, .id(environment.partID("complain")), .type("button"), .performs("complain"),
                    hasComplained ? .disabled : nil, text: environment.string("noise_complain"))
            ]
        case .observer: return []
        }
    }
}
