@testable import TermAnim

extension CharacterRun {
  /// What the run says.
  var text: String { clusters.map(\.text).joined() }
}
