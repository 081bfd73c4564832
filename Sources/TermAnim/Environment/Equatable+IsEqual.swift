extension Equatable {
  /// Whether `other` is of the same type, and equal.
  func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
