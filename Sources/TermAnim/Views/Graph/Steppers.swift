/// What looks different in the next frame although nothing changes it.
@MainActor
struct Steppers {
  private var objects: [any Animating] = []

  var isEmpty: Bool { objects.isEmpty }

  var count: Int { objects.count }

  /// Steps `object` from now on until it says that there is no more to come; false when it is
  /// stepped already.
  mutating func insert(_ object: any Animating) -> Bool {
    guard !object.isAnimating else { return false }
    object.isAnimating = true
    objects.append(object)
    return true
  }

  /// Takes all objects, to be put back as long as there is more to come.
  mutating func takeAll() -> [any Animating] {
    defer { objects.removeAll(keepingCapacity: true) }
    return objects
  }

  /// Puts an object back that has been stepped, or lets it go.
  mutating func putBack(_ object: any Animating, isRunning: Bool) {
    object.isAnimating = isRunning
    if isRunning { objects.append(object) }
  }
}
