@testable import TermAnim

extension CharacterWidth {
  /// Whether every terminal moves its cursor by `columns`.
  var isCertain: Bool { widest == columns }
}
