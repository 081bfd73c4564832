import Foundation

/// The smallest box around some points; what is not finite does not count.
struct PointBox {
  /// Larger than any picture, yet small enough to calculate with.
  static let everything = PixelRect(
    x: -(1 << 20), y: -(1 << 20), width: 1 << 21, height: 1 << 21)

  private(set) var minX = Double.infinity
  private(set) var minY = Double.infinity
  private(set) var maxX = -Double.infinity
  private(set) var maxY = -Double.infinity

  @inline(__always)
  mutating func add(_ point: CGPoint) {
    guard point.x.isFinite && point.y.isFinite else { return }
    (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
    (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
  }

  /// Adds a point that is still to be divided by its depth; false when it is too near for that.
  mutating func add(_ point: SIMD3<Double>, leastDepth: Double) -> Bool {
    guard point.z >= leastDepth else { return false }
    add(CGPoint(x: point.x / point.z, y: point.y / point.z))
    return true
  }

  /// The pixels that the box touches when it grows by the outsets, cut at `everything`.
  func pixels(outsetX: Double = 0, y outsetY: Double = 0) -> PixelRect {
    guard minX <= maxX && minY <= maxY else { return .empty }
    guard outsetX.isFinite && outsetY.isFinite else { return Self.everything }
    let margin = 1.0 / 256
    return PixelRect(
      fromX: Self.column((minX - outsetX - margin).rounded(.down)),
      y: Self.column((minY - outsetY - margin).rounded(.down)),
      toX: Self.column((maxX + outsetX + margin).rounded(.up)),
      y: Self.column((maxY + outsetY + margin).rounded(.up))
    ).intersection(Self.everything)
  }

  private static func column(_ value: Double) -> Int {
    Int(min(max(value, -2e6), 2e6))
  }
}

extension PointBox: LineSink {
  mutating func move(to point: CGPoint) { add(point) }
  mutating func line(to point: CGPoint) { add(point) }
  mutating func close() {}
}
