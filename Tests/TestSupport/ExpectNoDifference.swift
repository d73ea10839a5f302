package import Testing

/// Expects two texts to be equal, and on failure shows the lines that differ rather than both texts.
///
/// ```
/// the texts differ (- expected, + actual):
///  <div class="state-bar">
/// -  <span>Physics 7A</span>
/// +  <span>Physics 7B</span>
///  </div>
/// ```
package func expectNoDifference(
    _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let difference = LineDifference.describe(expected: expected, actual: actual) else { return }
    Issue.record("the texts differ (- expected, + actual):\n\(difference)", sourceLocation: sourceLocation)
}
