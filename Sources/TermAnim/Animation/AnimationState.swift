/// What an animation keeps from frame to frame, under keys that are types.
///
/// Animations have one or two entries, so they are a list. Setting an entry of a state that nobody
/// shares allocates nothing.
public struct AnimationState<Value: VectorArithmetic> {
  private var first: AnimationStateEntry?

  public init() {}

  /// Whether nothing is kept.
  var isEmpty: Bool { first == nil }

  /// The value kept under `key`, or else the key's default value.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { entry(of: key)?.value ?? K.defaultValue }
    set { update(key) { $0 = newValue } }
  }

  /// Changes the value under `key` in its place.
  ///
  /// `body` must not touch this state.
  mutating func update<K: AnimationStateKey, Result>(
    _ key: K.Type, _ body: (inout K.Value) -> Result
  ) -> Result {
    makeUnique()
    let entry = entry(of: key) ?? insert(key)
    return body(&entry.value)
  }

  private func entry<K: AnimationStateKey>(
    of key: K.Type
  ) -> TypedAnimationStateEntry<K.Value>? {
    var entry = first
    while let current = entry, current.key != ObjectIdentifier(key) {
      entry = current.next
    }
    return entry.map { unsafeDowncast($0, to: TypedAnimationStateEntry<K.Value>.self) }
  }

  private mutating func insert<K: AnimationStateKey>(
    _ key: K.Type
  ) -> TypedAnimationStateEntry<K.Value> {
    let entry = TypedAnimationStateEntry(
      K.defaultValue, key: ObjectIdentifier(key), next: first)
    first = entry
    return entry
  }

  /// Copies the list when somebody else holds it too; all who share do so by the first entry.
  private mutating func makeUnique() {
    guard first != nil, !isKnownUniquelyReferenced(&first) else { return }
    first = first?.copy()
  }
}
