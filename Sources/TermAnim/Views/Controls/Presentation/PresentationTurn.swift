/// Whose panel is there.
///
/// A class so that it is known from the end of the update in which a panel comes, and not only in
/// the next one.
@MainActor
final class PresentationTurn {
  /// The identity of the panel that has come and not gone; nil without one.
  var holder: AnyHashable?

  nonisolated init() {}

  /// Whether no other panel is there.
  func isFree(for identity: AnyHashable) -> Bool {
    holder == nil || holder == identity
  }
}
