/// The families that pages ask for in turn where a theme says `system`.
package enum SystemFamilies {
    /// The word for all of them.
    package static let word = "system"

    /// What pages call the file of a theme whose family is `system`: no system has a family of this name.
    package static let replacement = "Diorama System"

    /// Those that have names of their own, the first that a system has winning; Noto carries the Chinese on Linux.
    package static let installed = ["Inter", "Segoe UI", "Roboto", "PingFang SC", "Noto Sans CJK SC", "Noto Sans"]

    /// Everything that a theme may write for them.
    package static let names = [word] + installed

    /// Whether a family is one of them; as in CSS, case makes no difference.
    package static func stand(for family: String) -> Bool {
        names.contains { ThemeFonts.isSame($0, family) }
    }
}
