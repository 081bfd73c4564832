/// The patch between four corners of a mesh: a Coons patch of the curves around it.
///
/// S. Coons, "Surfaces for computer-aided design of space forms" (1967).
struct MeshPatch {
  private let top: CubicCurve
  private let bottom: CubicCurve
  private let leading: CubicCurve
  private let trailing: CubicCurve

  /// The patch whose first corner is in that column and row.
  init(_ mesh: MeshPaint, column: Int, row: Int) {
    func corner(_ x: Int, _ y: Int) -> MeshPaint.Corner {
      mesh.corners[(row + y) * mesh.width + column + x]
    }
    func across(_ a: MeshPaint.Corner, _ b: MeshPaint.Corner) -> CubicCurve {
      CubicCurve(start: a.position, control1: a.trailing, control2: b.leading, end: b.position)
    }
    func down(_ a: MeshPaint.Corner, _ b: MeshPaint.Corner) -> CubicCurve {
      CubicCurve(start: a.position, control1: a.bottom, control2: b.top, end: b.position)
    }
    top = across(corner(0, 0), corner(1, 0))
    bottom = across(corner(0, 1), corner(1, 1))
    leading = down(corner(0, 0), corner(0, 1))
    trailing = down(corner(1, 0), corner(1, 1))
  }

  /// The place a share `u` of the way across and `v` of the way down.
  func point(_ u: Double, _ v: Double) -> SIMD2<Double> {
    let across = Self.point(of: top, u).mixed(with: Self.point(of: bottom, u), by: v)
    let down = Self.point(of: leading, v).mixed(with: Self.point(of: trailing, v), by: u)
    let straight = top.start.mixed(with: top.end, by: u)
      .mixed(with: bottom.start.mixed(with: bottom.end, by: u), by: v)
    return across + down - straight
  }

  private static func point(of curve: CubicCurve, _ t: Double) -> SIMD2<Double> {
    let rest = 1 - t
    let (a, b) = (curve.start * (rest * rest * rest), curve.control1 * (3 * rest * rest * t))
    let (c, d) = (curve.control2 * (3 * rest * t * t), curve.end * (t * t * t))
    return a + b + c + d
  }
}
