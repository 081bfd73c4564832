import Foundation
import Testing

@testable import TermAnim

struct MeshTests {
  private let size = 32
  private let colors = [
    RasterSupport.color(255, 0, 0), RasterSupport.color(0, 255, 0),
    RasterSupport.color(0, 0, 255), RasterSupport.color(255, 255, 255),
  ]

  /// A mesh of straight edges between points of the unit square, in the space of the picture.
  private func mesh(
    _ width: Int, _ points: [SIMD2<Float>], _ colors: [Color.Resolved], smooth: Bool = false,
    background: Color = .clear
  ) -> MeshPaint {
    let gradient = MeshGradient(
      width: width, height: points.count / width, points: points, resolvedColors: colors,
      background: background, smoothsColors: smooth)
    let frame = CGRect(x: 0, y: 0, width: size, height: size)
    guard case .mesh(let mesh) = gradient.paint(in: EnvironmentValues()).paint(in: frame) else {
      Issue.record("no mesh")
      return MeshPaint(
        width: 0, height: 0, corners: [], colors: [], background: .clear, smoothsColors: false,
        space: .device)
    }
    return mesh
  }

  private var square: [SIMD2<Float>] { [[0, 0], [1, 0], [0, 1], [1, 1]] }

  private func pixels(_ mesh: MeshPaint) -> [UInt32] {
    let all = RasterSupport.rectangle(0, 0, Double(size), Double(size))
    return RasterSupport.pixels(
      [.fill(all, .mesh(mesh), FillStyle())], width: size, height: size)
  }

  @Test func `between four corners colours are mixed evenly`() {
    let pixels = pixels(mesh(2, square, colors))
    for y in 0..<size {
      for x in 0..<size {
        let (u, v) = ((Double(x) + 0.5) / Double(size), (Double(y) + 0.5) / Double(size))
        let red = 255 * ((1 - u) * (1 - v) + u * v)
        let green = 255 * u
        let blue = 255 * v
        let pixel = pixels[y * size + x]
        #expect(abs(Double(pixel & 255) - red) <= 5)
        #expect(abs(Double(pixel >> 8 & 255) - green) <= 2)
        #expect(abs(Double(pixel >> 16 & 255) - blue) <= 2)
        #expect(pixel >> 24 == 255)
      }
    }
  }

  @Test func `every corner shows its colour`() {
    let points: [SIMD2<Float>] = [
      [0, 0], [0.4, 0], [1, 0], [0, 0.6], [0.5, 0.4], [1, 0.5], [0, 1], [0.6, 1], [1, 1],
    ]
    let nine = (0..<9).map { RasterSupport.color(28 * $0, 255 - 28 * $0, 100) }
    for smooth in [false, true] {
      let pixels = pixels(mesh(3, points, nine, smooth: smooth))
      for (point, color) in zip(points, nine) {
        let x = min(max(Int(point.x * Float(size)), 0), size - 1)
        let y = min(max(Int(point.y * Float(size)), 0), size - 1)
        let expected = color.premultipliedPixel
        #expect(RasterSupport.difference(pixels[y * size + x], expected) <= 12)
      }
    }
  }

  @Test func `smooth colours have no crease at a corner`() {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    let grey = [0, 64, 255, 0, 64, 255].map { RasterSupport.color($0, $0, $0) }
    func crease(_ smooth: Bool) -> Int {
      let row = pixels(mesh(3, points, grey, smooth: smooth))[(16 * size)..<(17 * size)]
        .map { Int($0 & 255) }
      let slopes = zip(row, row.dropFirst()).map { $1 - $0 }
      #expect(slopes.allSatisfy { $0 >= 0 })
      return zip(slopes, slopes.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }
    #expect(crease(false) >= 4)
    #expect(crease(true) <= 3)
  }

  @Test func `no gaps show between patches, whatever their form`() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<10 {
      var points: [SIMD2<Float>] = []
      for y in 0..<4 {
        for x in 0..<4 {
          let isEdge = x % 3 == 0 || y % 3 == 0
          let wobble = isEdge ? 0 : Float.random(in: -0.12...0.12, using: &random)
          points.append([Float(x) / 3 + wobble, Float(y) / 3 - wobble])
        }
      }
      let white = Array(repeating: RasterSupport.color(255, 255, 255), count: 16)
      #expect(Set(pixels(mesh(4, points, white))) == [0xFFFF_FFFF])
    }
  }

  @Test func `where there is no patch the background shows`() {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let over = pixels(mesh(2, half, colors, background: Color(red: 1, green: 1, blue: 0)))
    #expect(over[5 * size + 20] == 0xFF00_FFFF)
    let clear = pixels(mesh(2, half, colors))
    #expect(clear[5 * size + 20] == RasterSupport.ground.premultipliedPixel)
  }

  @Test func `edges run through their control points`() {
    func corner(_ x: Float, _ y: Float, _ bend: Float) -> MeshGradient.BezierPoint {
      let point = SIMD2<Float>(x, y)
      return MeshGradient.BezierPoint(
        position: point, leadingControlPoint: point + [-0.33, bend], topControlPoint: point,
        trailingControlPoint: point + [0.33, bend], bottomControlPoint: point)
    }
    let white = Array(repeating: Color.white, count: 4)
    let gradient = MeshGradient(
      width: 2, height: 2,
      bezierPoints: [corner(0, 0, 0.4), corner(1, 0, 0.4), corner(0, 1, 0), corner(1, 1, 0)],
      colors: white)
    let frame = CGRect(x: 0, y: 0, width: size, height: size)
    guard case .mesh(let mesh) = gradient.paint(in: EnvironmentValues()).paint(in: frame) else {
      Issue.record("no mesh")
      return
    }
    let pixels = pixels(mesh)
    // The upper edge hangs down by three quarters of its control points in the middle.
    #expect(pixels[6 * size + 16] == RasterSupport.ground.premultipliedPixel)
    #expect(pixels[12 * size + 16] == 0xFFFF_FFFF)
    #expect(pixels[1 * size] == 0xFFFF_FFFF)
  }

  @Test func `bad corners do no harm`() {
    let bad: [SIMD2<Float>] = [[.nan, 0], [1, .infinity], [0, 1e30], [1, 1]]
    _ = pixels(mesh(2, bad, colors))
  }

  @Test func `without a colour for every corner only the background is painted`() {
    let gradient = MeshGradient(
      width: 3, height: 2, points: square, resolvedColors: colors, background: .white)
    guard case .color(let color) = gradient.paint(in: EnvironmentValues()) else {
      Issue.record("not a colour")
      return
    }
    #expect(color == .white)
  }
}
