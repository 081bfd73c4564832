/// What a button does, as it was described last.
///
/// A class so that what refers to it need not be described again for another action.
final class ButtonAction {
  var run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
