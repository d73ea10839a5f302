import LiveValues

extension LiveText {
    /// The reason of a failure, a clause in English, in both languages; one that is not known stays as it is.
    init(reason: String) {
        let chinese = reasons.lazy.compactMap { template, words in
            reason.pieces(in: template).map { words.filled(with: $0) }
        }
        self.init(english: LiveText(reason), chinese: LiveText(chinese.first ?? reason))
    }
}

/// The reasons of sources that bring nothing, with `{}` for what differs; the first that fits counts.
private let reasons = [
    ("the network is off", "网络已断开"),
    ("the server asks to sign in, 401", "服务器要求登录（401）"),
    ("the server answers {}", "服务器返回 {}"),
    ("what comes back is no JSON", "返回的不是 JSON"),
    ("nothing came within {}", "{} 内没有回应"),
    (
        "the fixture's 'network' has no answer for {}, and the preview was not started with {}",
        "测试数据的“network”没有 {} 的回应，且预览启动时没有 {}"
    ),
    ("its address has no value: {}", "其地址没有值：{}"),
    ("the answer lacks {}", "回应缺少 {}"),
    ("the answer is not {}", "回应不是 {}"),
    ("there is no file {}", "没有文件 {}"),
    ("{} is no JSON", "{} 不是 JSON"),
    ("the broker at {} is gone: {}", "代理 {} 已断开：{}"),
    ("the broker at {} is gone", "代理 {} 已断开"),
    ("{} is no name that the network knows", "网络中没有名为 {} 的主机"),
    ("{} takes too long to answer", "{} 回应太慢"),
    ("is missing", "缺失"), ("is no text", "不是文本"),
    ("is '{}', which is no colour and is drawn so that nobody sees it", "是“{}”，不是颜色，因此看不见"),
    ("is '{}', which is no colour and is drawn as {}", "是“{}”，不是颜色，显示为 {}"),
    ("is '{}', which is no part of an address", "是“{}”，不能作为地址的一部分"),
    ("is nothing that '{}' takes", "不适用于“{}”"),
    ("{} does not answer: {}", "{} 没有回应：{}"),
]

private let hole = "{}"

extension String {
    /// The words in the holes of a template that the text follows; nil for a text that does not.
    fileprivate func pieces(in template: String) -> [Substring]? {
        let literals = template.components(separatedByHole: hole)
        guard let first = literals.first, hasPrefix(first) else { return nil }
        var rest = dropFirst(first.count)
        var pieces: [Substring] = []
        for (index, literal) in literals.enumerated().dropFirst() {
            if index == literals.count - 1 {
                guard rest.hasSuffix(literal) else { return nil }
                pieces.append(rest.dropLast(literal.count))
                rest = ""
            } else {
                guard let place = rest.firstRange(of: literal) else { return nil }
                pieces.append(rest[..<place.lowerBound])
                rest = rest[place.upperBound...]
            }
        }
        return rest.isEmpty ? pieces : nil
    }

    /// The text with its holes filled, in order.
    fileprivate func filled(with pieces: [Substring]) -> String {
        let literals = components(separatedByHole: hole)
        return zip(literals, pieces.map(String.init) + [""]).map { $0 + $1 }.joined()
    }

    private func components(separatedByHole hole: String) -> [String] {
        split(separator: hole, omittingEmptySubsequences: false).map(String.init)
    }
}
