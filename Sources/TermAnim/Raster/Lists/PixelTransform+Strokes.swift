import Foundation

extension PixelTransform {
  /// Hands the edges of a stroke's outline, in pixels, to `edges`.
  ///
  /// The outline is that of the line in points, mapped afterwards: a line in a stretched space is
  /// thicker one way.
  func outline(
    _ path: Path, _ style: StrokeStyle, stroker: inout Stroker, into edges: inout EdgeSink
  ) {
    guard projection != nil else {
      stroker.outline(
        path, style, tolerance: Self.tolerance, transform: affine, into: &edges)
      edges.close()
      return
    }
    var projected = ProjectingSink(base: edges, transform: self)
    stroker.outline(path, style, tolerance: localTolerance, into: &projected)
    projected.finish()
    edges = projected.base
  }
}
