import Foundation

/// Takes the edges of one shape and keeps those that its region needs.
///
/// Points are in pixels of the picture. They are rounded to 1/256 pixel before anything else
/// happens, and every crossing with a pixel's border follows from the edge alone: the same edge
/// gives the same coverage in every region. Subpaths are closed, as filling asks for. A point that
/// is not finite is left out.
struct EdgeSink: LineSink {
  /// Edges are cut at this many pixels from the origin, far beyond any screen.
  static let limit = 65_536.0

  private let list: UnsafeMutablePointer<ContourList>
  /// The region's size in units of 1/256 pixel.
  private let size: SIMD2<Int32>
  /// Added to a place in units of 1/256 pixel, it leaves that from the region's corner, rounded to
  /// an integer, in the low bits of the pattern: 1.5 * 2^52 less the corner.
  private let shift: SIMD2<Double>
  let isAntialiased: Bool
  /// Where the next point goes, and the end of the memory for points.
  private var place: UnsafeMutablePointer<SIMD2<Int32>>
  private var room: UnsafeMutablePointer<SIMD2<Int32>>
  /// The first point of the subpath, and the last one.
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero
  /// The corners of the contour's box as `shift` leaves them.
  private var least = SIMD2(repeating: Double.infinity)
  private var most = SIMD2(repeating: -Double.infinity)
  private var hasCurrent = false
  /// Whether the last point is the contour's last one, too: neither far away nor before its begin.
  private var isDrawing = false
  /// 1, or -1 to count every edge of the subpaths that end the other way round.
  var direction = 1
  /// The highest and the lowest place of an edge in the region, from its top.
  private var top = Int.max
  private var bottom = Int.min

  /// A sink that adds to `list` what the pixels of `region` need.
  init(list: UnsafeMutablePointer<ContourList>, region: PixelRect, isAntialiased: Bool) {
    (self.list, self.isAntialiased) = (list, isAntialiased)
    size = SIMD2(Int32(region.width), Int32(region.height)) &* 256
    shift = 6_755_399_441_055_744 - SIMD2(Double(region.x), Double(region.y)) * 256
    (place, room) = (list.pointee.points, list.pointee.room)
  }

  /// The rows that closed contours have touched, counted from the region's first.
  var rows: Range<Int> {
    guard top < bottom else { return 0..<0 }
    let bits = ShapeEdge.fractionBits
    return top >> bits..<(bottom &+ (1 << bits) &- 1) >> bits
  }

  /// Whether the shape is one rectangle that covers the whole region.
  var coversRegion: Bool { list.pointee.isRectangle(around: size) }

  mutating func move(to point: CGPoint) {
    begin(at: point.vector)
  }

  @inline(__always)
  mutating func line(to point: CGPoint) {
    let point = point.vector
    if isDrawing && Self.isNear(point) && place < room {
      append(point)
      current = point
    } else {
      lineWithCare(to: point)
    }
  }

  mutating func close() {
    endContour()
  }

  @inline(__always)
  mutating func takeLines(
    to points: UnsafePointer<CGPoint>, count: Int, through map: PlaneMap
  ) -> Int {
    guard isDrawing else { return 0 }
    var (own, taken) = (self, 0)
    let most = min(count, room - place)
    while taken < most {
      let point = map(points[taken].vector)
      guard Self.isNear(point) else { break }
      own.append(point)
      own.current = point
      taken &+= 1
    }
    (place, least, self.most, current) = (own.place, own.least, own.most, own.current)
    return taken
  }
}

// MARK: - Points

extension EdgeSink {
  /// Whether a point can be used as it is; false for NaN.
  @inline(__always)
  private static func isNear(_ point: SIMD2<Double>) -> Bool {
    abs(point.x) < limit && abs(point.y) < limit
  }

  /// Adds a near point to the contour; there must be room.
  @inline(__always)
  private mutating func append(_ point: SIMD2<Double>) {
    let shifted = point * 256 + shift
    least.replace(with: shifted, where: shifted .< least)
    most.replace(with: shifted, where: shifted .> most)
    place.pointee = Self.whole(shifted)
    place += 1
  }

  /// The integers in numbers that `shift` has been added to.
  @inline(__always)
  private static func whole(_ shifted: SIMD2<Double>) -> SIMD2<Int32> {
    SIMD2<Int32>(truncatingIfNeeded: unsafeBitCast(shifted, to: SIMD2<Int64>.self))
  }

  private mutating func appendMakingRoom(_ point: SIMD2<Double>) {
    if place == room {
      place = list.pointee.grow(from: place)
      room = list.pointee.room
    }
    append(point)
  }

  @inline(never)
  private mutating func begin(at point: SIMD2<Double>) {
    endContour()
    guard point.isFinite else { return }
    (start, current, hasCurrent) = (point, point, true)
  }

  /// Ends the contour, and keeps it if the region needs it.
  ///
  /// The edge back to its start follows from its points, unless they are far.
  @inline(never)
  private mutating func endContour() {
    // Nothing since the last one.
    guard current != start || least.y < .infinity else { return }
    let isFar = !isDrawing || !Self.isNear(start)
    if hasCurrent && current != start && isFar { lineWithCare(to: start) }
    current = start
    isDrawing = false
    if !(least.y < most.y) || !keep() { place = list.pointee.end }
    (least, most) = (SIMD2(repeating: .infinity), SIMD2(repeating: -.infinity))
  }

  /// Adds the contour to the list; false when it lies wholly beside the region.
  ///
  /// Rows count as covered from the right on, and what a contour adds to one is nothing in sum.
  private mutating func keep() -> Bool {
    let (first, last) = (Self.whole(least), Self.whole(most))
    guard first.x < size.x && first.y < size.y && last.x > 0 && last.y > 0 else { return false }
    list.pointee.append(endingAt: place, direction: direction, least: first, most: last)
    (top, bottom) = (min(top, Int(max(first.y, 0))), max(bottom, Int(min(last.y, size.y))))
    return true
  }
}

// MARK: - Far points

extension EdgeSink {
  /// A line that begins a contour, does not lie wholly in the near field, or finds no room.
  @inline(never)
  private mutating func lineWithCare(to point: SIMD2<Double>) {
    guard point.isFinite else { return }
    guard hasCurrent else { return begin(at: point) }
    let isNear = Self.isNear(point)
    if isNear && Self.isNear(current) {
      if !isDrawing { appendMakingRoom(current) }
      appendMakingRoom(point)
    } else {
      if !isDrawing && Self.isNear(current) { appendMakingRoom(current) }
      addFar(from: current, to: point)
      if isNear { appendMakingRoom(point) }
    }
    (current, isDrawing) = (point, isNear)
  }

  /// Adds a line that leaves the near field: its part between the limits above and below, with what
  /// lies beyond the limits at the sides moved onto them.
  private mutating func addFar(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let reach = 1e12
    let limit = Self.limit - 1
    func bounded(_ value: Double) -> Double { min(max(value, -reach), reach) }
    let (x0, y0, x1, y1) = (bounded(start.x), bounded(start.y), bounded(end.x), bounded(end.y))
    guard y0 != y1 else { return }
    let crossings = [-limit, limit].map { ($0 - y0) / (y1 - y0) }.sorted()
    let (from, to) = (max(crossings[0], 0), min(crossings[1], 1))
    guard from < to else { return }
    var cuts = [from, to]
    if x0 != x1 {
      cuts += [-limit, limit].map { ($0 - x0) / (x1 - x0) }.filter { from < $0 && $0 < to }
    }
    for cut in cuts.sorted() {
      let x = min(max(x0 + (x1 - x0) * cut, -limit), limit)
      let y = min(max(y0 + (y1 - y0) * cut, -limit), limit)
      appendMakingRoom(SIMD2(x, y))
    }
  }
}
