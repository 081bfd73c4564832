/// The contours of a shape, their points rounded to 1/256 pixel.
///
/// Whoever adds points writes them to memory that the list lends out, so that a point costs little
/// more than its store.
struct ContourList: ~Copyable {
  private(set) var points = UnsafeMutablePointer<SIMD2<Int32>>.allocate(capacity: 64)
  private var capacity = 64
  private var pointGrowthCount = 0
  private(set) var contours = ScratchList<Contour>()

  deinit {
    points.deallocate()
  }

  /// The times that memory had to grow: none in a steady state.
  var growthCount: Int { pointGrowthCount + contours.growthCount }

  /// The end of the memory for points.
  var room: UnsafeMutablePointer<SIMD2<Int32>> { points + capacity }

  /// Where the contours' points end.
  var end: UnsafeMutablePointer<SIMD2<Int32>> {
    contours.isEmpty ? points : points + Int(contours[contours.count - 1].end)
  }

  /// Whether all there is is one rectangle, around everything from 0 to `size`.
  ///
  /// Four corners of the contour's box, of which those that follow each other differ and those
  /// that do not are opposite.
  func isRectangle(around size: SIMD2<Int32>) -> Bool {
    guard contours.count == 1, contours[0].end == 4 else { return false }
    let (least, most) = (contours[0].least, contours[0].most)
    guard all(least .<= 0) && all(most .>= size) else { return false }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    return all(a .== least .| a .== most) && all(b .== least .| b .== most) && a != b && b != c
      && a &+ c == least &+ most && b &+ d == least &+ most
  }

  /// Forgets all contours; their memory stays.
  mutating func removeAll() {
    contours.removeAll()
  }

  /// Adds the contour that ends before `place`, which is in the list's memory.
  mutating func append(
    endingAt place: UnsafeMutablePointer<SIMD2<Int32>>, direction: Int, least: SIMD2<Int32>,
    most: SIMD2<Int32>
  ) {
    contours.append(
      Contour(
        end: Int32(truncatingIfNeeded: place - points),
        direction: Int32(truncatingIfNeeded: direction), least: least, most: most))
  }

  /// Makes room for more points than there are before `place`; the result is where `place` went.
  mutating func grow(
    from place: UnsafeMutablePointer<SIMD2<Int32>>
  ) -> UnsafeMutablePointer<SIMD2<Int32>> {
    let count = place - points
    let wider = UnsafeMutablePointer<SIMD2<Int32>>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: points, count: count)
    points.deallocate()
    (points, capacity) = (wider, capacity * 2)
    pointGrowthCount += 1
    return wider + count
  }
}
