/// Something that files are checked for, with the rules whose findings it makes.
///
/// A module has one list of its checks. The list is what runs them and what their rules are read from, so that a check
/// that runs is explained by `diorama rules`, and one that is not listed does not run.
package protocol Check: SendableMetatype {
    /// The rules, each declared in the file of the check that applies it.
    static var rules: [Rule] { get }
}
