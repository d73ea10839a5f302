import ClassroomContexts
import LiveValues

/// A case that files name, with what it means: for editors and the reference.
protocol DescribedCase: NamedCase {
    /// What the case means, for the reference and for editors.
    var sentence: String { get }
}

extension ChatConnection: DescribedCase {
    var sentence: String {
        switch self {
        case .connected: "It can send."
        case .loginFailed: "The account was not let in."
        case .joinFailed: "The room's messages were not to be had."
        case .loggedInElsewhere: "The same account has come in on another device."
        case .loggedOut: "The account was put out."
        }
    }
}

extension RecordingState: DescribedCase {
    var sentence: String {
        switch self {
        case .stopped: "Nothing is recorded."
        case .starting: "The recording is about to begin."
        case .started: "The class is recorded."
        }
    }
}

extension ClassState: DescribedCase {
    var sentence: String {
        switch self {
        case .before: "The class has not begun."
        case .during: "The class is going on."
        case .after: "The class is over."
        }
    }
}

extension UserRole: DescribedCase {
    var sentence: String {
        switch self {
        case .teacher: "Leads the class."
        case .student: "Attends it, in a seat or on stage."
        case .assistant: "Helps the teacher."
        case .observer: "Looks on, and can do nothing."
        }
    }
}

extension VideoSourceType: DescribedCase {
    var sentence: String {
        switch self {
        case .none: "There is no picture."
        case .camera: "A camera."
        case .screen: "A screen that is shared."
        }
    }
}

extension AudioSourceType: DescribedCase {
    var sentence: String {
        switch self {
        case .none: "There is no sound."
        case .mic: "A microphone."
        }
    }
}

extension MediaSourceState: DescribedCase {
    var sentence: String {
        switch self {
        case .error: "The device does not work."
        case .close: "The user has switched it off."
        case .open: "It is on."
        }
    }
}

extension StreamType: DescribedCase {
    var sentence: String {
        switch self {
        case .none: "Neither sound nor picture."
        case .audio: "Sound alone."
        case .video: "The picture alone."
        case .both: "Sound and picture."
        }
    }
}

extension DeviceType: DescribedCase {
    var sentence: String {
        switch self {
        case .camera: "A camera."
        case .mic: "A microphone."
        case .speaker: "A loudspeaker."
        }
    }
}

extension DeviceState: DescribedCase {
    var sentence: String {
        switch self {
        case .error: "It does not work."
        case .close: "It is off."
        case .open: "It is on."
        }
    }
}

extension SystemDevice: DescribedCase {
    var sentence: String {
        switch self {
        case .frontCamera: "The camera on the side of the screen."
        case .backCamera: "The camera on the other side."
        case .mic: "The built-in microphone."
        case .speaker: "The built-in loudspeaker."
        }
    }
}

extension NetworkQuality: DescribedCase {
    var sentence: String {
        switch self {
        case .unknown: "Nothing is known yet."
        case .good: "Fast and complete."
        case .medium: "Good enough."
        case .bad: "Sound and picture stutter."
        case .down: "There is no network."
        }
    }
}

extension ConnectionState: DescribedCase {
    var sentence: String {
        switch self {
        case .disconnected: "There is no connection."
        case .connecting: "It is made for the first time."
        case .connected: "It stands."
        case .reconnecting: "It was lost, and is made again."
        case .aborted: "Somebody else has come in under the same name."
        }
    }
}

extension CarouselType: DescribedCase {
    var sentence: String {
        switch self {
        case .sequence: "In the order of arrival."
        case .random: "In no order."
        }
    }
}

extension CarouselCondition: DescribedCase {
    var sentence: String {
        switch self {
        case .none: "Everybody."
        case .cameraOpened: "Those whose camera is on."
        }
    }
}
