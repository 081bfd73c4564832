/// What views say under a key, brought together in their order.
struct PreferenceReduction<Key: PreferenceKey> {
  /// Nil when no view has said anything yet.
  private(set) var value: Key.Value?

  /// Takes what the next view says.
  mutating func add(_ next: Key.Value) {
    guard var sum = value else { return value = next }
    // Held once, so that collections grow in place.
    value = nil
    Key.reduce(value: &sum) { next }
    value = sum
  }
}
