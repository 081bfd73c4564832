/// Colours at the corners of a net of curved patches, mixed in between.
public struct MeshPaint: Hashable, Sendable {
  /// A corner of the net and the control points of the curves that lead to its neighbours.
  public struct Corner: Hashable, Sendable {
    public var position: SIMD2<Double>
    public var leading: SIMD2<Double>
    public var top: SIMD2<Double>
    public var trailing: SIMD2<Double>
    public var bottom: SIMD2<Double>

    public init(
      position: SIMD2<Double>, leading: SIMD2<Double>, top: SIMD2<Double>,
      trailing: SIMD2<Double>, bottom: SIMD2<Double>
    ) {
      (self.position, self.leading, self.top) = (position, leading, top)
      (self.trailing, self.bottom) = (trailing, bottom)
    }
  }

  /// The corners in a row, and the rows.
  public var width: Int
  public var height: Int
  /// `width * height` corners, row by row, in points.
  public var corners: [Corner]
  /// As many colours, as points of the mixing space.
  public var colors: [SIMD4<Float>]
  /// What is painted where there is no patch.
  public var background: Color.Resolved
  /// Whether colours change smoothly at the corners, else evenly between them.
  public var smoothsColors: Bool
  public var space: ColorMixingSpace

  /// - Precondition: there are as many corners, and as many colours, as `width * height`.
  public init(
    width: Int, height: Int, corners: [Corner], colors: [SIMD4<Float>],
    background: Color.Resolved, smoothsColors: Bool, space: ColorMixingSpace
  ) {
    precondition(
      width >= 0 && height >= 0 && corners.count == width * height
        && colors.count == corners.count,
      "\(corners.count) corners and \(colors.count) colours cannot fill \(width) x \(height)")
    (self.width, self.height, self.corners, self.colors) = (width, height, corners, colors)
    (self.background, self.smoothsColors, self.space) = (background, smoothsColors, space)
  }
}
