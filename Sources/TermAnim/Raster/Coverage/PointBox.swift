import Foundation

/// The smallest box around some points; what is not finite does not count.
struct PointBox {
  /// Larger than any picture, yet small enough to calculate with.
  static let everything = PixelRect(
    x: -(1 << 20), y: -(1 << 20), width: 1 << 21, height: 1 << 21)

  /// The top left corner, which is infinite before there is a point, as is the other one.
  private var least = SIMD2(repeating: Double.infinity)
  /// The bottom right corner.
  private var most = SIMD2(repeating: -Double.infinity)

  @inline(__always)
  mutating func add(_ point: SIMD2<Double>) {
    guard point.isFinite else { return }
    extend(to: point)
  }

  @inline(__always)
  private mutating func extend(to point: SIMD2<Double>) {
    least.replace(with: point, where: point .< least)
    most.replace(with: point, where: point .> most)
  }

  /// Adds points, each taken through `map`.
  ///
  /// Only if their sum is not finite may one of them not be: then each is asked.
  mutating func add(_ points: [CGPoint], through map: PlaneMap) {
    var (box, sum) = (self, SIMD2<Double>.zero)
    for point in points {
      let place = map(point.vector)
      box.extend(to: place)
      sum += place
    }
    if sum.isFinite {
      self = box
    } else {
      for point in points { add(map(point.vector)) }
    }
  }

  /// Adds a point that is still to be divided by its depth; false when it is too near for that.
  mutating func add(_ point: SIMD3<Double>, leastDepth: Double) -> Bool {
    guard point.z >= leastDepth else { return false }
    add(SIMD2(point.x, point.y) / point.z)
    return true
  }

  /// The pixels that the box touches when it grows by the outsets, cut at `everything`.
  func pixels(outsetX: Double = 0, y outsetY: Double = 0) -> PixelRect {
    guard least.x <= most.x && least.y <= most.y else { return .empty }
    guard outsetX.isFinite && outsetY.isFinite else { return Self.everything }
    let margin = 1.0 / 256
    return PixelRect(
      fromX: Self.column((least.x - outsetX - margin).rounded(.down)),
      y: Self.column((least.y - outsetY - margin).rounded(.down)),
      toX: Self.column((most.x + outsetX + margin).rounded(.up)),
      y: Self.column((most.y + outsetY + margin).rounded(.up))
    ).intersection(Self.everything)
  }

  private static func column(_ value: Double) -> Int {
    Int(min(max(value, -2e6), 2e6))
  }
}

extension PointBox: LineSink {
  mutating func move(to point: CGPoint) { add(point.vector) }
  mutating func line(to point: CGPoint) { add(point.vector) }
  mutating func close() {}
}
