/// An entry of the state of an animation together with its key.
final class TypedAnimationStateEntry<Key: AnimationStateKey>: AnimationStateEntry {
  var value: Key.Value

  init(_ value: Key.Value, next: AnimationStateEntry?) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), next: next)
  }

  override func copy() -> AnimationStateEntry {
    TypedAnimationStateEntry(value, next: next?.copy())
  }
}
