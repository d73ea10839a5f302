extension String {
    /// The word behind its article: `an app`, `a scene`.
    ///
    /// It is decided by the first letter, which is right for the words that files and kinds of files are called.
    package var withArticle: String { (first.map { "aeio".contains($0) } == true ? "an " : "a ") + self }
}
