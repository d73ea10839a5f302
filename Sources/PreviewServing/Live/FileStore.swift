import ConfigSchema
import HTTPServing
import ImageCleaning
import LiveValues
import SceneRendering
import Synchronization

/// The files that people have brought, in memory and for as long as a store speaks of them.
///
/// Those that are somebody's own can lie in a folder too, from which the next run takes them.
///
/// Of a picture the clean form is kept, and served as the picture that it is. Everything else is kept as it came, and
/// served as bytes to be saved: nothing of it is shown or runs in a page, but for a player of films and sounds.
final class FileStore: Sendable {
    /// The most bytes of one file.
    static let maxFile = 8 << 20
    /// The most bytes of all files together, and the most files.
    static let (maxTotal, maxCount) = (128 << 20, 500)

    /// The most pixels of a picture: a page takes four bytes for each, however few the file has.
    static let maxPixels = 50_000_000
    /// The most characters of a name; the rest is left out.
    static let maxName = 200
    /// The length of identifiers, which are written with sixteen digits.
    static let idLength = 32

    private let state: Mutex<State>
    private let folder: FileFolder?
    private let report: @Sendable (String) -> Void

    /// Takes up what a folder holds.
    ///
    /// - Parameters:
    ///   - folder: Where files outlast the run; nil keeps all in memory alone.
    ///   - report: Takes a sentence about each file that cannot be read or written.
    init(in folder: FileFolder? = nil, report: @escaping @Sendable (String) -> Void = { _ in }) {
        self.folder = folder
        self.report = report
        var state = State()
        if let folder {
            folder.removeLeftovers()
            for id in folder.ids {
                do {
                    try state.add(folder.entry(id))
                } catch {
                    report("\(folder.path): \(id.debugDescription) is left as it is: \(error)")
                }
                guard state.files.count < Self.maxCount else {
                    report("\(folder.path): no more than \(Self.maxCount) files are read")
                    break
                }
            }
        }
        self.state = Mutex(state)
    }

    private struct State {
        var files: [String: Entry] = [:]
        var total = 0

        mutating func remove(_ id: String) {
            if let gone = files.removeValue(forKey: id) { total -= gone.file.bytes.count }
        }

        /// Takes up a file of an earlier run, as it would be taken now.
        mutating func add(_ entry: FileFolder.Entry) throws(Refusal) {
            let name = String(entry.note.name.withoutDirectionMarks.prefix(FileStore.maxName))
            let (stored, pixels) = try Stored.read(entry.bytes, called: name)
            guard hasSpace(for: stored.bytes.count) else {
                throw Refusal(description: "there is no space for it", chinese: "没有足够的空间。")
            }
            let file = BroughtFile(
                id: entry.id, name: name, size: entry.bytes.count, pixels: pixels, pageCount: stored.pageCount)
            let time = Timestamp(milliseconds: entry.note.milliseconds)
            let kept = KeptFile(file: file, owner: entry.note.owner, time: time)
            files[entry.id] = Entry(file: stored, home: entry.note.home, kept: kept)
            total += stored.bytes.count
        }

        func hasSpace(for count: Int) -> Bool {
            files.count < FileStore.maxCount && total + count <= FileStore.maxTotal
        }
    }

    private struct Entry {
        let file: Stored
        /// The fixture to whose store it was brought.
        let home: String
        /// Whose it is, where it lies in the folder too; nil for what ends with the run.
        var kept: KeptFile?
        /// Whether the action that brought it is over, and its store has to speak of it.
        var isSettled = false
    }

    /// A file as it is served.
    struct Stored: Sendable {
        let mediaType: MediaType
        let bytes: SharedBytes
        let isPicture: Bool
        /// The pages of a plain text; nil for everything else.
        var text: TextPages?

        var pageCount: Int { text?.pages.count ?? 0 }

        /// Reads what was brought; a picture as its clean form, with its size.
        static func read(_ bytes: [UInt8], called name: String) throws(Refusal) -> (
            file: Stored, pixels: BroughtFile.Pixels?
        ) {
            guard let format = RasterFormat(of: bytes) else {
                if try isDrawing(called: name) { return try drawing(bytes) }
                let film = FilmFormat.mediaType(of: bytes)
                let text = film == nil && TextPages.isText(name) ? TextPages(bytes) : nil
                return (
                    Stored(mediaType: film ?? .binary, bytes: SharedBytes(bytes), isPicture: false, text: text), nil
                )
            }
            let image: CleanImage
            do throws(ImageProblem) {
                image = try RasterImage.clean(bytes, as: format)
            } catch {
                throw Refusal(description: "the \(format.rawValue) picture is damaged", chinese: "图片已损坏。")
            }
            return try picture(image, as: MediaType(format))
        }

        /// Whether a file that is no raster image is a drawing, as far as its name says; throws for other kinds of pictures.
        private static func isDrawing(called name: String) throws(Refusal) -> Bool {
            let ending = name.split(separator: ".").last?.lowercased() ?? ""
            if ending == "svg" { return true }
            guard ["png", "jpg", "jpeg", "gif", "webp", "bmp"].contains(ending) else { return false }
            throw Refusal(
                description: "it is none of the pictures that can be shown: PNG, JPEG, GIF, WebP and SVG",
                chinese: "无法显示这种图片，请使用 PNG、JPEG、GIF、WebP 或 SVG。")
        }

        private static func drawing(_ bytes: [UInt8]) throws(Refusal) -> (file: Stored, pixels: BroughtFile.Pixels?) {
            let image: CleanImage
            do throws(ImageProblem) {
                image = try SVGImage.clean(bytes)
            } catch {
                throw Refusal(description: "the SVG picture cannot be read", chinese: "无法读取 SVG 图片。")
            }
            return try picture(image, as: .svg)
        }

        private static func picture(
            _ image: CleanImage, as type: MediaType
        ) throws(Refusal) -> (file: Stored, pixels: BroughtFile.Pixels?) {
            guard let size = image.size else {
                return (Stored(mediaType: type, bytes: SharedBytes(image.bytes), isPicture: true), nil)
            }
            guard size.width * size.height <= Double(FileStore.maxPixels),
                max(size.width, size.height) <= Double(FileStore.maxPixels)
            else {
                let shown = "\(size.width.shortText) × \(size.height.shortText)"
                throw Refusal(
                    description: "the picture has \(shown) pixels, and may have "
                        + "\(FileStore.maxPixels / 1_000_000) million of them",
                    chinese: "图片有 \(shown) 像素，最多可以有 \(FileStore.maxPixels / 10_000) 万像素。")
            }
            // A drawing may be smaller than a pixel.
            let pixels = BroughtFile.Pixels(
                width: max(1, Int(size.width.rounded())), height: max(1, Int(size.height.rounded())))
            return (Stored(mediaType: type, bytes: SharedBytes(image.bytes), isPicture: true), pixels)
        }
    }

    /// Why a file was not taken.
    struct Refusal: TranslatedRefusal {
        /// The reason as a clause.
        let description: String
        let chinese: String
        let reasonCode = "failed"

        var words: LiveText { LiveText(english: LiveText(sentence), chinese: LiveText(chinese)) }
    }

    /// The file with an identifier, or the picture of a file's page; nil when there is none.
    func file(_ id: String) -> Stored? {
        let file = state.withLock { $0.files[Self.file(of: id)]?.file }
        guard let dot = id.firstIndex(of: ".") else { return file }
        let picture = Int(id[id.index(after: dot)...]).flatMap { file?.text?.picture(of: $0) }
        return picture.map { Stored(mediaType: .svg, bytes: $0, isPicture: true) }
    }

    /// The identifier of the file to which a page belongs.
    static func file(of page: String) -> String { String(page.prefix { $0 != "." }) }

    /// Whether a file of so many bytes can be kept beside the others.
    func hasSpace(for count: Int) -> Bool { state.withLock { $0.hasSpace(for: count) } }

    /// Whether anything was brought to a fixture's store.
    func holdsAny(of home: String) -> Bool { state.withLock { $0.files.values.contains { $0.home == home } } }

    /// Keeps a file until the action that brings it is over, and makes up its identifier.
    ///
    /// - Parameters:
    ///   - bytes: What it holds.
    ///   - name: What it was called where it came from.
    ///   - home: The fixture to whose store it is brought.
    /// - Returns: The file, for whom ``settle(_:)`` or ``forget(_:)`` is still to be called.
    /// - Throws: Why it cannot be kept.
    func keep(_ bytes: [UInt8], called name: String, for home: String) throws(Refusal) -> BroughtFile {
        guard !bytes.isEmpty else { throw Refusal(description: "the file is empty", chinese: "文件是空的。") }
        let shown = String(name.withoutDirectionMarks.prefix(Self.maxName))
        let (stored, pixels) = try Stored.read(bytes, called: shown)
        let id = String(RunToken.random().text.prefix(Self.idLength))
        let isKept = state.withLock { state in
            guard state.hasSpace(for: stored.bytes.count) else { return false }
            state.files[id] = Entry(file: stored, home: home)
            state.total += stored.bytes.count
            return true
        }
        guard isKept else {
            throw Refusal(
                description: "the preview has no space for more files; delete some first",
                chinese: "预览没有空间存放更多文件，请先删除一些。")
        }
        return BroughtFile(
            id: id, name: shown, size: bytes.count, pixels: pixels, pageCount: stored.pageCount)
    }

    /// Keeps a file for as long as its store speaks of it.
    func settle(_ id: String) { state.withLock { $0.files[id]?.isSettled = true } }

    /// Forgets a file that nobody took.
    func forget(_ id: String) { state.withLock { $0.remove(id) } }

    /// Forgets the files of a fixture but for those that its store speaks of, and those that are just being brought.
    func forgetAll(of home: String, except mentioned: Set<String>) {
        let gone = state.withLock { state in
            let gone = state.files.filter { id, entry in
                entry.isSettled && entry.home == home && !mentioned.contains(id)
            }
            for id in gone.keys { state.remove(id) }
            return gone
        }
        for (id, entry) in gone where entry.kept != nil { folder?.remove(id) }
    }

    // MARK: Beyond the run

    /// Writes a file into the folder, if there is one.
    ///
    /// - Parameters:
    ///   - file: What was brought.
    ///   - bytes: What it held when it was brought.
    ///   - owner: Whose it is.
    ///   - time: When it was brought, on the store's clock.
    /// - Returns: A sentence for whoever brought it if the folder cannot be written.
    func write(_ file: BroughtFile, _ bytes: [UInt8], of owner: String, at time: Timestamp) -> LiveText? {
        guard let folder, let home = state.withLock({ $0.files[file.id]?.home }) else { return nil }
        let note = FileFolder.Note(home: home, owner: owner, name: file.name, milliseconds: time.milliseconds)
        do {
            try folder.write(FileFolder.Entry(id: file.id, note: note, bytes: bytes))
        } catch {
            folder.remove(file.id)
            report("\(folder.path) cannot be written: \(file.name.debugDescription) ends with this run")
            return LiveText(
                english: "“\(file.name)” is here until the preview ends: the folder for files cannot be written.",
                chinese: "“\(file.name)”只保留到预览结束：无法写入文件夹。")
        }
        state.withLock { $0.files[file.id]?.kept = KeptFile(file: file, owner: owner, time: time) }
        return nil
    }

    /// The files in the folder that belong to a fixture's store, in the order in which they were brought.
    func kept(for home: String) -> [KeptFile] {
        state.withLock { $0.files.values.filter { $0.home == home }.compactMap(\.kept) }
            .sorted { ($0.time, $0.file.id) < ($1.time, $1.file.id) }
    }

    /// Forgets what was brought to a fixture's store, which is over; what lies in the folder waits for the next one.
    func endStore(of home: String) {
        state.withLock { state in
            for (id, entry) in state.files where entry.home == home {
                if entry.kept == nil { state.remove(id) } else { state.files[id]?.isSettled = false }
            }
        }
    }
}
