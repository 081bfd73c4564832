/// Core Graphics' combinations of areas; see `Path.intersection(_:eoFill:)`.
extension CGPath {
  /// The area that both paths have.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that at least one of the paths has.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The area of this path that the other one has not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that one of the paths has and the other one has not.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// The same area with an outline that does not cross itself.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }
}
