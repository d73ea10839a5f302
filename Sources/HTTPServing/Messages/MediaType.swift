/// The content types that the server sends.
///
/// The set is closed so that no reply can carry a type that came from a request or from a file.
package enum MediaType: String, Sendable {
    case html = "text/html; charset=utf-8"
    case css = "text/css; charset=utf-8"
    case javaScript = "text/javascript; charset=utf-8"
    case json = "application/json; charset=utf-8"
    case svg = "image/svg+xml; charset=utf-8"
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case mp4 = "video/mp4"
    case webm = "video/webm"
    case ogg = "application/ogg"
    case mp3 = "audio/mpeg"
    case wav = "audio/wav"
    case ttf = "font/ttf"
    case otf = "font/otf"
    case woff2 = "font/woff2"
    case binary = "application/octet-stream"
    case plain = "text/plain; charset=utf-8"
    case eventStream = "text/event-stream; charset=utf-8"
}
