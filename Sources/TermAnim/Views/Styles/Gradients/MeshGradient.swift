/// Colours at the corners of a net of curved patches, mixed in between.
///
/// Positions are shares of the shape that is filled. As the edges between two rows may be curved
/// and corners may lie anywhere, patches may cover each other; the later one is seen then.
public struct MeshGradient: Equatable, Sendable {
  /// Where the corners are.
  public enum Locations: Equatable, Sendable {
    /// The edges run smoothly through the corners.
    case points([SIMD2<Float>])
    /// Each corner says how the edges to its neighbours leave it.
    case bezierPoints([BezierPoint])
  }

  /// What the corners' colours are.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// Corners in a row.
  public var width: Int
  /// Rows of corners.
  public var height: Int
  /// One for each corner, row by row.
  public var locations: Locations
  /// One for each corner, row by row.
  public var colors: Colors
  /// What is painted where there is no patch.
  public var background: Color
  /// Whether colours change smoothly at the corners, else evenly between them.
  public var smoothsColors: Bool
  /// Where colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Without as many locations and colours as there are corners only the background is painted.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height) = (width, height)
    (self.locations, self.colors, self.background) = (locations, colors, background)
    (self.smoothsColors, self.colorSpace) = (smoothsColors, colorSpace)
  }

  /// A net whose edges run smoothly through its corners.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net whose edges run smoothly through its corners.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net whose corners say how edges leave them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// A net whose corners say how edges leave them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}
