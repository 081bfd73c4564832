/// A closed run of points in a list of contours, in units of 1/256 pixel from the corner
/// of the shape's region.
struct Contour: BitwiseCopyable {
  /// The points that the list has up to the contour's last one.
  let end: Int32
  /// 1, or -1 to count every edge the other way round.
  let direction: Int32
  /// The corners of the box around the points.
  let least: SIMD2<Int32>
  let most: SIMD2<Int32>
}
