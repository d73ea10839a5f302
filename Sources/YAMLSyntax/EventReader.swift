import CLibYAML
import SourceDiagnostics

/// libyaml's parser over one file, owned until the value goes.
///
/// The only place that calls libyaml. Marks leave it as 1-based positions.
struct EventReader: ~Copyable {
    // libyaml keeps the parser's own address inside it, so it must not move.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private var event = yaml_event_t()
    private var holdsEvent = false
    private let marks: MarkConverter

    /// Starts reading.
    ///
    /// The bytes must stay in place while the reader lives.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, marks: MarkConverter) {
        self.marks = marks
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            return nil
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        var event = event
        if holdsEvent { yaml_event_delete(&event) }
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// Reads on; false when libyaml gives up, which `failure` then explains.
    mutating func advance() -> Bool {
        if holdsEvent { yaml_event_delete(&event) }
        holdsEvent = yaml_parser_parse(parser, &event) == 1
        return holdsEvent
    }

    /// What was read.
    var type: yaml_event_type_t { event.type }

    /// Whether the file is read to its end.
    var isAtEnd: Bool { type == YAML_STREAM_END_EVENT }

    /// Where it starts.
    @inline(__always) var start: SourcePosition { marks.position(event.start_mark) }

    /// Where it starts in the text that is read, which may not be the file's.
    var mark: yaml_mark_t { event.start_mark }

    /// Where it ends.
    @inline(__always) var end: SourcePosition { marks.position(event.end_mark) }

    /// A scalar's text; libyaml owns the bytes until the next event.
    var scalarText: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length)
    }

    /// Whether a scalar has no quotes.
    var isPlainScalar: Bool { event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE }

    /// Whether a scalar may end on the empty line behind the last one: a value that is missing, or a block of text.
    var mayEndBehindTheFile: Bool {
        event.data.scalar.length == 0 || isBlockScalar
    }

    /// Whether a scalar is a block of text below `|` or `>`.
    var isBlockScalar: Bool {
        let style = event.data.scalar.style
        return style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
    }

    /// Whether a collection is written in brackets.
    var isFlow: Bool {
        type == YAML_SEQUENCE_START_EVENT
            ? event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            : event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    }

    /// The name of an alias, or of the anchor that a node carries.
    var anchor: String? {
        switch type {
        case YAML_ALIAS_EVENT: Self.text(event.data.alias.anchor)
        case YAML_SCALAR_EVENT: Self.text(event.data.scalar.anchor)
        case YAML_SEQUENCE_START_EVENT: Self.text(event.data.sequence_start.anchor)
        case YAML_MAPPING_START_EVENT: Self.text(event.data.mapping_start.anchor)
        default: nil
        }
    }

    /// The tag that a node carries, as written or expanded.
    var tag: String? {
        switch type {
        case YAML_SCALAR_EVENT: Self.text(event.data.scalar.tag)
        case YAML_SEQUENCE_START_EVENT: Self.text(event.data.sequence_start.tag)
        case YAML_MAPPING_START_EVENT: Self.text(event.data.mapping_start.tag)
        default: nil
        }
    }

    /// Why libyaml gave up, with places in the text that it reads; `openBracket` is the innermost that is open.
    func failure(in text: SourceFile, openBracket: yaml_mark_t?) -> LibYAMLFailure {
        let marks = MarkConverter(ReadText(text))
        let parser = parser.pointee
        // The reader knows a byte; the other parts of libyaml know marks.
        let position =
            parser.error == YAML_READER_ERROR
            ? text.position(ofOffset: offset(ofProblemIn: text.bytes)) : marks.position(parser.problem_mark)
        return LibYAMLFailure(
            problem: problem,
            context: parser.context.map { String(cString: $0) },
            position: position,
            contextPosition: parser.context == nil ? nil : marks.position(parser.context_mark),
            byte: parser.error == YAML_READER_ERROR ? parser.problem_value : nil,
            openBracket: openBracket.map(marks.position))
    }

    private var problem: String { parser.pointee.problem.map { String(cString: $0) } ?? "out of memory" }

    /// Where a byte is that libyaml's reader stumbled over; for one that is missing, where the character starts.
    private func offset(ofProblemIn bytes: [UInt8]) -> Int {
        var offset = min(parser.pointee.problem_offset, bytes.count)
        guard problem == "invalid trailing UTF-8 octet" else { return offset }
        repeat { offset -= 1 } while offset > 0 && bytes[offset] & 0xC0 == 0x80
        return max(offset, 0)
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}
