import ClassroomContexts
import LiveValues

extension RandomRoom {
    mutating func cloudCommand() -> RoomCommand {
        if oneIn(9) { return .advanceConversions(AdvanceConversions()) }
        return flag() ? .addCloudFile(AddCloudFile(file: file())) : .removeCloudFile(RemoveCloudFile(fileId: name()))
    }

    mutating func cloud() -> CloudSeed {
        CloudSeed(shared: flag() ? [file()] : [], own: flag() ? [user(): [file(), file()]] : [:])
    }

    private mutating func file() -> CloudFile {
        CloudFile(
            id: name(), name: name(), size: optional(pick([0, -1, .max], or: 0)),
            updated: Timestamp(milliseconds: pick([0, .max, .min], or: 0)),
            source: flag() ? .brought(id: name()) : .address("https://example.org"),
            pages: flag() ? [] : [.address("a"), .address("b")],
            conversion: oneIn(3) ? .running(percent: pick([0, .min, .max], or: 0)) : nil)
    }

    private mutating func name() -> String { pick(["", "a.pdf", "b.pptx", "c.png", "b.mp4", "\u{0}.alf"], or: "") }
}
