import Foundation
import Testing

@testable import TermAnim

/// Contours of all kinds cover the same pixels in a small region, whose edges are added at once, as
/// in a large one, whose edges are sorted and clipped.
struct ContourRegionTests {
  private struct Contours {
    var random: SeededGenerator
    let size: SIMD2<Double>
    var hasNumbersOnly = true

    mutating func coordinate(_ length: Double) -> Double {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: 0
      case 1: length
      case 2: Double(Int.random(in: 0...Int(length), using: &random))
      case 3: length - 1 / 256
      case 4: Double.random(in: -1.5...1.5, using: &random) * length
      case 5 where Int.random(in: 0..<4, using: &random) == 0:
        ([-9e4, 9e4, 65_536, -65_536, 1e6] + (hasNumbersOnly ? [] : [.infinity, .nan]))
          .randomElement(using: &random) ?? 0
      default: Double.random(in: 0...length, using: &random)
      }
    }

    mutating func point() -> CGPoint {
      CGPoint(x: coordinate(size.x), y: coordinate(size.y))
    }

    mutating func path() -> Path {
      var path = Path()
      path.move(to: point())
      var last = point()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: path.move(to: last)
        case 1: path.closeSubpath()
        case 2:
          path.closeSubpath()
          path.closeSubpath()
        case 3: path.addLine(to: last)
        case 4: path.addQuadCurve(to: last, control: point())
        case 5:
          path.move(to: last)
          path.move(to: point())
        default:
          last = point()
          path.addLine(to: last)
        }
      }
      return path
    }
  }

  /// The same drawing without what adds nothing.
  private func cleaned(_ path: Path) -> Path {
    var (result, start, current) = (Path(), CGPoint.zero, CGPoint.zero)
    var isEmpty = true
    path.forEach { element in
      switch element {
      case .move(let point): (start, current, isEmpty) = (point, point, true)
      case .line(let point):
        if isEmpty { result.move(to: current) }
        result.addLine(to: point)
        (current, isEmpty) = (point, false)
      case .quadCurve(let point, let control):
        if isEmpty { result.move(to: current) }
        result.addQuadCurve(to: point, control: control)
        (current, isEmpty) = (point, false)
      case .curve(let point, let control1, let control2):
        if isEmpty { result.move(to: current) }
        result.addCurve(to: point, control1: control1, control2: control2)
        (current, isEmpty) = (point, false)
      case .closeSubpath:
        if !isEmpty { result.closeSubpath() }
        (current, isEmpty) = (start, true)
      }
    }
    return result
  }

  private func contours(_ seed: Int) -> Contours {
    var random = SeededGenerator(seed: UInt64(seed))
    let width = Int.random(in: 1...(Bool.random(using: &random) ? 9 : 66), using: &random)
    let tall = Int.random(in: 0..<6, using: &random) == 0
    let height = Int.random(in: 1...(tall ? 600 : 40), using: &random)
    return Contours(random: random, size: SIMD2(Double(width), Double(height)))
  }

  @Test func `contours cover the same in small and large regions`() {
    for seed in 0..<300 {
      var contours = contours(seed)
      let (width, height) = (Int(contours.size.x), Int(contours.size.y))
      contours.hasNumbersOnly = seed % 4 == 0
      let (path, isEvenOdd) = (contours.path(), Bool.random(using: &contours.random))
      let paint = Paint.color(RasterSupport.color(255, 255, 255))
      func command(_ path: Path) -> DisplayList.Command {
        seed % 4 == 0
          ? .stroke(path, paint, StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 7]))
          : .fill(path, paint, FillStyle(eoFill: isEvenOdd))
      }
      let small = RasterSupport.pixels([command(path)], width: width, height: height)
      var more = path
      // A stroke has a dot for each seventh pixel.
      let depth = seed % 4 == 0 ? 90.0 : 3000
      more.addPath(RasterSupport.rectangle(4090, -9, 2, Double(height) + 9 + depth))
      let wide = RasterSupport.pixels([command(more)], width: 4100, height: height)
      let part = (0..<height).flatMap { y in wide[(y * 4100)..<(y * 4100 + width)] }
      #expect(part == small, "seed \(seed), \(width) x \(height)")
    }
  }

  @Test func `moves and closes that end nothing change nothing`() {
    for seed in 3000..<3600 {
      var contours = contours(seed)
      let (width, height) = (Int(contours.size.x), Int(contours.size.y))
      let path = contours.path()
      let color = RasterSupport.color(255, 255, 255)
      let one = RasterSupport.pixels(
        [RasterSupport.fill(path, color)], width: width, height: height)
      let other = RasterSupport.pixels(
        [RasterSupport.fill(cleaned(path), color)], width: width, height: height)
      #expect(one == other, "seed \(seed), \(width) x \(height)")
    }
  }
}
