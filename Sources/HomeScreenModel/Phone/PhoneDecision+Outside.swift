/// What comes from beyond the process and belongs to no source of a widget.
extension PhoneDecision {
    /// The picture at an address comes, or does not.
    mutating func take(_ picture: PictureDelivery, from url: String) {
        if state.pictures[url] != picture { tell(.pictureCame(url: url, picture)) }
    }

    mutating func take(_ connections: Connections) {
        guard state.connections != connections else { return }
        tell(.connectionsChanged(connections))
        if let reason = state.deafness { giveUpWishes(because: reason) }
    }
}
