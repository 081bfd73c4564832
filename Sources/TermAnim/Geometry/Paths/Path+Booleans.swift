extension Path {
  /// The area that both paths have.
  ///
  /// As with all combinations of areas: the result is made of polygons that follow the curves
  /// within a hundredth of a point, or a 4000th of the larger extent where that is more; open
  /// subpaths count as closed; the result is the same by either rule. What is inside the two paths
  /// is decided by the non-zero rule, or by the even-odd rule when `eoFill` is true. A path without
  /// an area is empty, and segments that are not finite are left out. Costs for each edge the
  /// number of those that share its rows or columns.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .intersection, eoFill: eoFill)
  }

  /// The area that at least one of the paths has.
  ///
  /// Made like the `intersection(_:eoFill:)`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .union, eoFill: eoFill)
  }

  /// The area of this path that the other one has not.
  ///
  /// Made like the `intersection(_:eoFill:)`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .subtraction, eoFill: eoFill)
  }

  /// The area that one of the paths has and the other one has not.
  ///
  /// Made like the `intersection(_:eoFill:)`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .symmetricDifference, eoFill: eoFill)
  }

  /// The same area with an outline that does not cross itself.
  ///
  /// Made like the `intersection(_:eoFill:)`.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), by: .union, eoFill: eoFill)
  }

  private func combined(
    with other: Path, by operation: AreaOperation, eoFill: Bool
  ) -> Path {
    EdgeArrangement(self, other, tolerance: chordTolerance(with: other))
      .outline(of: operation, eoFill: eoFill)
  }

  /// How far chords may be from the curves they stand for, in points; as far as they like where the
  /// extent of both is too large for a number.
  func chordTolerance(with other: Path) -> Double {
    let bounds = boundingRect.union(other.boundingRect)
    let extent = bounds.isNull ? 0 : Double(max(bounds.width, bounds.height))
    return extent.isFinite ? max(0.01, extent / 4000) : .infinity
  }
}
