/// An environment as a part of the tree sees it.
///
/// A class so that nodes can tell by identity that nothing above them has changed.
@MainActor
final class EnvironmentSnapshot {
  let values: EnvironmentValues
  /// Whether lines begin on the right: asked for wherever something is placed.
  let isRightToLeft: Bool

  init(_ values: EnvironmentValues) {
    self.values = values
    isRightToLeft = values.layoutDirection == .rightToLeft
  }
}
