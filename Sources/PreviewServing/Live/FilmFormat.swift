import HTTPServing

/// What a browser can play of what people bring, told by how the bytes begin and never by the name.
enum FilmFormat {
    /// The type under which bytes are served to a player; nil for what is neither a film nor a sound.
    static func mediaType(of bytes: [UInt8]) -> MediaType? {
        func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.dropFirst(offset).starts(with: signature)
        }
        if begins(Array("ftyp".utf8), at: 4) { return .mp4 }
        if begins([0x1A, 0x45, 0xDF, 0xA3]) { return .webm }
        if begins(Array("OggS".utf8)) { return .ogg }
        if begins(Array("RIFF".utf8)), begins(Array("WAVE".utf8), at: 8) { return .wav }
        // An ID3 tag, or a frame of MPEG audio: eleven bits that are set.
        if begins(Array("ID3".utf8)) { return .mp3 }
        if bytes.count > 1, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 { return .mp3 }
        return nil
    }
}
