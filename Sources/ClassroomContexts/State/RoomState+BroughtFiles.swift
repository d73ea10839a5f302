import LiveValues

extension RoomStore {
    /// The files that the room and its groups speak of, of those that people have brought.
    ///
    /// It goes through all messages and all that lies on boards: ask when a file comes or goes, not for a picture.
    ///
    /// - Parameter folder: What addresses of such files begin with, which widgets keep among their properties.
    /// - Returns: The files' identifiers.
    package func broughtFiles(servedBelow folder: String) -> Set<String> {
        read { room in
            var files: Set<String> = []
            room.collectBroughtFiles(servedBelow: folder, into: &files)
            return files
        }
    }

    /// In whose drive a file lies that somebody has brought; nil where it is in nobody's of the class.
    package func owner(ofBroughtFile id: String) -> String? {
        read { room in
            room.cloud.own.first { $0.value.contains { $0.source == .brought(id: id) } }?.key
        }
    }
}

extension RoomState {
    fileprivate func collectBroughtFiles(servedBelow folder: String, into files: inout Set<String>) {
        func note(_ source: FileSource?) {
            if case .brought(let id) = source { files.insert(id) }
        }
        for file in cloud.shared + cloud.own.values.joined() {
            note(file.source)
            file.pages.forEach(note)
        }
        if chat.log.first <= chat.log.last {
            for message in chat.log.messages(chat.log.first...chat.log.last) {
                if case .picture(let picture) = message.content { note(picture.file) }
            }
        }
        board.pictures.forEach(note)
        boardWindows.pages.forEach(note)
        for widget in widgets.values where widget.active {
            for case .string(let address) in widget.properties.values where address.hasPrefix(folder) {
                files.insert(String(address.dropFirst(folder.count)))
            }
        }
        for group in groups.subRooms.values { group.room.collectBroughtFiles(servedBelow: folder, into: &files) }
    }
}

extension BoardInk {
    /// The pictures that lie on sheets, or come back when somebody takes a step back or does it again.
    fileprivate var pictures: [FileSource] {
        var elements = sheets.values.flatMap(\.elements)
        for step in histories.values.flatMap({ $0.done + $0.undone }) {
            if case .added(let removed, _) = step { elements += removed }
        }
        return elements.compactMap(\.picture)
    }
}

extension BoardWindows {
    /// The pages of all files that the board remembers.
    fileprivate var pages: [FileSource] { (open + closed).flatMap(\.pages) }
}
