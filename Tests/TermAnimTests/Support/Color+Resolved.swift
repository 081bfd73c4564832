@testable import TermAnim

extension Color {
  /// The colour where nothing is said about what is around.
  var resolved: Color.Resolved { resolve(in: EnvironmentValues()) }
}
