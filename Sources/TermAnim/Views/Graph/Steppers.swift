/// What looks different in the next frame although nothing changes it.
@MainActor
struct Steppers {
  private var objects: [Stepped] = []

  var isEmpty: Bool { objects.isEmpty }

  var count: Int { objects.count }

  /// Steps `object` from now on until it says that there is no more to come; false when it is
  /// stepped already.
  mutating func insert(_ object: any Animating) -> Bool {
    guard !object.isAnimating else { return false }
    objects.append(stepped(object))
    return true
  }

  private func stepped<Object: Animating>(_ object: Object) -> Stepped {
    SteppedObject(object)
  }

  /// Lets go what nothing else holds any more: its completions are told.
  mutating func dropGone() {
    // One may have held the next.
    while objects.contains(where: \.isGone) { objects.removeAll(where: \.isGone) }
  }

  /// Takes all objects, to be put back as long as there is more to come.
  mutating func takeAll() -> [Stepped] {
    defer { objects.removeAll(keepingCapacity: true) }
    return objects
  }

  /// Puts back an object of which there is more to come.
  mutating func putBack(_ object: Stepped) {
    objects.append(object)
  }
}
