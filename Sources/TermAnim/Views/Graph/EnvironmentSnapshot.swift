/// An environment as a part of the tree sees it.
///
/// A class so that nodes can tell by identity that nothing above them has changed.
@MainActor
final class EnvironmentSnapshot {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}
