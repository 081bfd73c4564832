/// An entry of the state of an animation whose key is not known here.
class AnimationStateEntry {
  /// The identifier of the key; only a `TypedAnimationStateEntry<Key>` has that of `Key`.
  let key: ObjectIdentifier
  let next: AnimationStateEntry?

  init(key: ObjectIdentifier, next: AnimationStateEntry?) {
    (self.key, self.next) = (key, next)
  }

  /// The entry and all that follow it, once more.
  func copy() -> AnimationStateEntry {
    AnimationStateEntry(key: key, next: next?.copy())
  }
}
