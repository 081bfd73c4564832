import Foundation

@testable import TermAnim

/// Short ways to make what the raster tests draw.
enum RasterSupport {
  static let ground = Color.Resolved(red: 0.1, green: 0.1, blue: 0.2)

  /// A colour of gamma-encoded sRGB bytes.
  static func color(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1) -> Color.Resolved {
    Color.Resolved(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }

  static func polygon(_ points: [CGPoint]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    polygon([
      CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
      CGPoint(x: x, y: y + height),
    ])
  }

  /// A sheet over a whole picture that is no rectangle, so that it is painted and what comes after
  /// it reads it.
  static func sheet(width: Int, height: Int) -> Path {
    let (width, height) = (Double(width), Double(height))
    return polygon([
      CGPoint(x: -1, y: -1), CGPoint(x: width * 2 + 2, y: -1),
      CGPoint(x: -1, y: height * 2 + 2),
    ])
  }

  /// An ellipse of four cubic curves, which stay within 3 in 10,000 of its radii.
  static func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> Path {
    let (k, l) = (radiusX * 0.552_284_749_8, radiusY * 0.552_284_749_8)
    func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    var path = Path()
    path.move(to: point(radiusX, 0))
    path.addCurve(
      to: point(0, radiusY), control1: point(radiusX, l), control2: point(k, radiusY))
    path.addCurve(
      to: point(-radiusX, 0), control1: point(-k, radiusY), control2: point(-radiusX, l))
    path.addCurve(
      to: point(0, -radiusY), control1: point(-radiusX, -l), control2: point(-k, -radiusY))
    path.addCurve(
      to: point(radiusX, 0), control1: point(k, -radiusY), control2: point(radiusX, -l))
    path.closeSubpath()
    return path
  }

  static func fill(_ path: Path, _ color: Color.Resolved) -> DisplayList.Command {
    .fill(path, .color(color), FillStyle())
  }

  /// The pixels of a list drawn from scratch, one pixel a point.
  static func pixels(
    _ commands: [DisplayList.Command], width: Int, height: Int,
    over ground: Color.Resolved = ground
  ) -> [UInt32] {
    let rasterizer = Rasterizer(
      width: width, height: height, scale: CGSize(width: 1, height: 1), ground: ground)
    return pixels(of: rasterizer.picture(of: DisplayList(commands)))
  }

  static func pixels(of picture: Picture) -> [UInt32] {
    let pixels = picture.pixels
    return Array(UnsafeBufferPointer(start: pixels.base, count: pixels.width * pixels.height))
  }

  /// The coverage of every pixel, 0 to 1, that a path has when it is filled.
  static func coverage(
    of path: Path, width: Int, height: Int, style: FillStyle = FillStyle()
  ) -> [Double] {
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    return pixels(
      [.fill(path, .color(white), style)], width: width, height: height,
      over: Color.Resolved(red: 0, green: 0, blue: 0)
    ).map { Double($0 & 255) / 255 }
  }

  /// The largest difference of any channel of two pixels.
  static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    (0..<4).map { shift in
      abs(Int(one >> (8 * UInt32(shift)) & 255) - Int(other >> (8 * UInt32(shift)) & 255))
    }.max() ?? 0
  }
}
