/// One who wants to know what a view says under a key.
///
/// A class because the node that listens and the one that asks share it.
@MainActor
final class PreferenceListener<Key: PreferenceKey> {
  /// The node that is listened to.
  weak var node: ViewNode?
  private let changed: () -> Void

  /// A listener that calls `changed` when what is said may be another value.
  init(changed: @escaping () -> Void) {
    self.changed = changed
  }

  /// What the view says; nil for nothing.
  var value: Key.Value? { node?.preference(Key.self) }

  func preferencesChanged(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(Key.self) { changed() }
  }
}
