/// The environment of what is animated, as it is at the moment.
///
/// A class because animations that go on ask for what it has become. Touched where views are, on
/// the main thread.
final class LiveEnvironment: @unchecked Sendable {
  /// That of what is in no view.
  static let empty = LiveEnvironment(EnvironmentValues())

  var values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}
