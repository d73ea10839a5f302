package import ClassroomContexts

extension RoomType {
    /// The core's room type for a scene's type: vocational scenes are lectures, sub-rooms are small classes.
    package init(sceneType: String) {
        self =
            switch sceneType {
            case "oneToOne": .oneToOne
            case "lecture", "vocation": .lecture
            default: .small
            }
    }
}
