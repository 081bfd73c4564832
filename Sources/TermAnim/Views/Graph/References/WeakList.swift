/// Objects in the order of being added, for as long as they live.
struct WeakList<Object: AnyObject> {
  private var references: [Weak<Object>] = []
  /// At how many references the dead ones are dropped.
  private var limit = 16

  /// The objects that are alive.
  ///
  /// O(number of objects).
  var objects: [Object] {
    references.compactMap { $0.object }
  }

  /// Amortised O(1).
  mutating func append(_ object: Object) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(16, 2 * references.count)
    }
    references.append(Weak(object))
  }
}
