extension PhoneState {
    /// How many addresses of pictures are remembered.
    private static let maxPictures = 4 * PictureShelf.capacity

    /// Remembers what an address has; when there are too many, the others are asked for anew.
    mutating func keep(_ picture: PictureDelivery, of url: String) {
        if pictures[url] == nil, pictures.count >= Self.maxPictures { pictures = [:] }
        pictures[url] = picture
    }
}
