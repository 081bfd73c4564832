import Foundation

extension Path {
  /// The outline of the line that `style` draws along the path, to be filled by the non-zero rule.
  ///
  /// Curves become lines within a hundredth of a point. A subpath without length shows its caps, a
  /// lone move nothing. Segments with a point that is not finite are left out.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outline = OutlineCollector()
    stroke(style, tolerance: 0.01, into: &outline)
    return outline.path
  }

  /// Hands the outline of the stroke along the path to `sink`, to be filled by the non-zero rule.
  ///
  /// As `Stroker.outline`, for those who stroke once and have no stroker to keep.
  func stroke<Sink: LineSink>(
    _ style: StrokeStyle, tolerance: Double, transform: CGAffineTransform = .identity,
    into sink: inout Sink
  ) {
    var stroker = Stroker()
    stroker.outline(self, style, tolerance: tolerance, transform: transform, into: &sink)
  }
}

/// Makes a path of what it is told.
private struct OutlineCollector: LineSink {
  var path = Path()

  mutating func move(to point: CGPoint) { path.move(to: point) }
  mutating func line(to point: CGPoint) { path.addLine(to: point) }
  mutating func close() { path.closeSubpath() }
}
