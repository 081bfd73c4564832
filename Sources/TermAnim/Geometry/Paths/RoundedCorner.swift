import Foundation

/// The curves that round one corner of a rectangle.
///
/// A continuous corner reaches 1.528665 radii along its sides. Where it has less room it becomes a
/// circular one by degrees, so that a capsule ends in half circles and nothing jumps as a radius
/// grows. The curve is Apple's as published in PixelCut, "Code for iOS 7 Rounded Rectangles"
/// (2013), but for a line of 0.04 radii between its first two curves, which is left out.
struct RoundedCorner {
  /// The first point and then three a curve, as distances from the corner into the rectangle.
  ///
  /// In the order of a walk clockwise on the screen. Only the corner itself when it is sharp.
  let offsets: [SIMD2<Double>]

  /// A corner by its place, from 0 at the bottom right clockwise on the screen.
  ///
  /// `neighbours` are the sizes of the corners before and after it, `sides` the lengths of the
  /// rectangle; both limit how far a continuous corner may reach.
  init(
    size: SIMD2<Double>, style: RoundedCornerStyle, index: Int,
    neighbours: (before: SIMD2<Double>, after: SIMD2<Double>), sides: SIMD2<Double>
  ) {
    // Corners 0 and 2 are reached along y and left along x, the others the other way round.
    let arrivesAlongY = index.isMultiple(of: 2)
    let (before, after) =
      arrivesAlongY
      ? (sides.y / (size.y + neighbours.before.y), sides.x / (size.x + neighbours.after.x))
      : (sides.x / (size.x + neighbours.before.x), sides.y / (size.y + neighbours.after.y))
    guard size.x > 0, size.y > 0 else {
      offsets = [.zero]
      return
    }
    let unit = style == .circular ? Self.circular : Self.blended(room: min(before, after))
    offsets = unit.map { offset in
      (arrivesAlongY ? SIMD2(offset.y, offset.x) : offset) * size
    }
  }

  /// The corner of radius 1 that reaches `room` along its sides, reached along x and left along y.
  private static func blended(room: Double) -> [SIMD2<Double>] {
    let share = min(max((room - 1) / (continuous[0].x - 1), 0), 1)
    return zip(circularInThree, continuous).map { $0.mixed(with: $1, by: share) }
  }

  private static let circular = arcs(turns: [.pi / 2])

  private static let continuous: [SIMD2<Double>] = {
    let half = [
      SIMD2(1.528_664_83, 0), SIMD2(1.088_493_23, 0), SIMD2(0.868_406_89, 0),
      SIMD2(0.631_493_99, 0.074_911), SIMD2(0.372_823_92, 0.169_058_99),
    ]
    return half + half.reversed().map { SIMD2($0.y, $0.x) }
  }()

  /// The quarter circle in three curves that meet where those of the continuous corner do.
  private static let circularInThree: [SIMD2<Double>] = {
    let outer = atan2(1 - continuous[3].x, 1 - continuous[3].y)
    return arcs(turns: [outer, .pi / 2 - 2 * outer, outer])
  }()

  private static func arcs(turns: [Double]) -> [SIMD2<Double>] {
    var (points, angle) = ([SIMD2(1.0, 0)], -Double.pi / 2)
    for turn in turns {
      Arc(center: SIMD2(1, 1), radius: 1, start: angle, sweep: -turn).forEachCurve {
        points += [$0.control1, $0.control2, $0.end]
      }
      angle -= turn
    }
    return points
  }
}
