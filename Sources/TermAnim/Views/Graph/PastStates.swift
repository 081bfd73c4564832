/// What states were before an update in which views left the tree, and before those after it.
///
/// Farewells refer to the values of their updates, and these to those that followed: with the last
/// farewell go the values that only it was about.
@MainActor
final class PastStates {
  /// How many there were before.
  let number: Int
  private var values: [ObjectIdentifier: (state: AnyObject, value: Any)] = [:]
  private var next: PastStates?

  init(number: Int) {
    self.number = number
  }

  /// Keeps what `state` was, unless it has been something else before.
  func keep(_ value: Any, of state: AnyObject) {
    let id = ObjectIdentifier(state)
    if values[id] == nil { values[id] = (state, value) }
  }

  /// Keeps of the values of an update those that are not known already.
  func keep(_ other: PastStates) {
    values.merge(other.values) { first, _ in first }
  }

  func follow(with next: PastStates) {
    self.next = next
  }

  /// What `state` was at the beginning; nil if it has been the same since.
  func value(of state: AnyObject) -> Any? {
    let id = ObjectIdentifier(state)
    return sequence(first: self, next: \.next).lazy.compactMap { $0.values[id]?.value }.first
  }

  isolated deinit {
    // One after the other, as many would need a deep stack.
    var rest = next
    next = nil
    while isKnownUniquelyReferenced(&rest), let past = rest {
      rest = past.next
      past.next = nil
    }
  }
}
