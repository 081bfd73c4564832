/// An entry of the state of an animation whose key is not known here.
class AnimationStateEntry {
  /// The identifier of the key; only a `TypedAnimationStateEntry<Key>` has that of `Key`.
  let key: ObjectIdentifier
  let next: AnimationStateEntry?

  fileprivate init(key: ObjectIdentifier, next: AnimationStateEntry?) {
    (self.key, self.next) = (key, next)
  }

  /// The entry and all that follow it, once more.
  func copy() -> AnimationStateEntry {
    AnimationStateEntry(key: key, next: next?.copy())
  }
}

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
