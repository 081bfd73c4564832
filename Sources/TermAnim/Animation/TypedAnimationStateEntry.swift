/// An entry of the state of an animation, under a key whose value is of a known type.
final class TypedAnimationStateEntry<Value>: AnimationStateEntry {
  var value: Value

  init(_ value: Value, key: ObjectIdentifier, next: AnimationStateEntry?) {
    self.value = value
    super.init(key: key, next: next)
  }

  override func copy() -> AnimationStateEntry {
    TypedAnimationStateEntry(value, key: key, next: next?.copy())
  }
}
