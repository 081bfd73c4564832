/// An entry of the state of an animation, of any type.
class AnimationStateEntry {
  /// The identifier of the key; an entry that has it is a `TypedAnimationStateEntry<Key.Value>`.
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
