/// An object that is stepped in every frame.
///
/// Of its own type, as only a reference of a known type can be asked whether it is the only one.
final class SteppedObject<Object: Animating>: Stepped {
  private var object: Object

  /// Steps `object` from now on, which is not stepped yet.
  init(_ object: Object) {
    object.isAnimating = true
    self.object = object
  }

  override var isGone: Bool { isKnownUniquelyReferenced(&object) }

  override func step(to time: FrameTime) -> Bool {
    object.isAnimating = object.step(to: time)
    return object.isAnimating
  }
}
