import Foundation
import Testing

@testable import TermAnim

struct EffectsTests {
  private let white = RasterSupport.color(255, 255, 255)
  private let black = RasterSupport.color(0, 0, 0)

  /// A row through the middle of a black 40 x 40 square at (30, 30) on white, blurred.
  private func blurredRow(radius: Double) -> [Double] {
    let square = RasterSupport.fill(RasterSupport.rectangle(30, 30, 40, 40), black)
    let layer = Layer(
      filters: [.blur(radius: radius, isOpaque: false)], contents: DisplayList([square]))
    let pixels = RasterSupport.pixels([.layer(layer)], width: 100, height: 100, over: white)
    return (0..<100).map { Double(pixels[50 * 100 + $0] & 255) }
  }

  @Test func `captured effects are drawn to the pixel`() throws {
    var count = 0
    for row in try ReferenceRow.all(.effects) {
      guard let expected = row.expected.number else { continue }
      if let x = row.inputs["x"].number, let radius = row.inputs["radius"].number {
        #expect(abs(blurredRow(radius: radius)[Int(x)] - expected) <= row.tolerance, "\(row.name)")
      } else if let radius = row.inputs["radius"].number {
        #expect(abs(deviation(radius: radius) - expected) <= row.tolerance, "\(row.name)")
      } else {
        #expect(abs(defaultShadow() - expected) <= row.tolerance, "\(row.name)")
      }
      count += 1
    }
    #expect(count == 11)
  }

  /// The standard deviation of what a blur does to an edge.
  private func deviation(radius: Double) -> Double {
    let row = blurredRow(radius: radius)
    let weights = (1..<50).map { (Double($0) - 30, row[$0 - 1] - row[$0]) }
    let total = weights.reduce(0) { $0 + $1.1 }
    return (weights.reduce(0) { $0 + $1.0 * $1.0 * $1.1 } / total).squareRoot()
  }

  /// Black at 33 % in linear light, as SwiftUI's default shadow, without a blur, over white.
  private func defaultShadow() -> Double {
    let shadow = Filter.shadow(
      color: black.multiplyingOpacity(by: 0.33), radius: 0, offset: CGSize(width: 20, height: 0))
    let layer = Layer(
      filters: [shadow],
      contents: DisplayList([
        RasterSupport.fill(RasterSupport.rectangle(0, 0, 10, 10), black)
      ]))
    let pixels = RasterSupport.pixels([.layer(layer)], width: 40, height: 10, over: white)
    return Double(pixels[5 * 40 + 25] & 255)
  }

  @Test func `a transform moves, turns and stretches boxes as captured`() throws {
    for row in try ReferenceRow.all(.effects) {
      guard let size = row.inputs["size"].numbers, let expected = row.expected.numbers else {
        continue
      }
      let anchor =
        row.inputs["anchor"].string == "center"
        ? CGPoint(x: size[0] / 2, y: size[1] / 2) : CGPoint.zero
      let scale = row.inputs["scale"].number ?? 1
      let angle = (row.inputs["degrees"].number ?? 0) * .pi / 180
      let (a, b) = (scale * cos(angle), scale * sin(angle))
      let map = CGAffineTransform(
        a: a, b: b, c: -b, d: a, tx: anchor.x - a * anchor.x + b * anchor.y,
        ty: anchor.y - b * anchor.x - a * anchor.y)
      // 60 pixels of room for what reaches beyond the corner.
      let room = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 60, ty: 60)
      let layer = Layer(
        transform: ProjectionTransform(map.concatenating(room)),
        contents: DisplayList([
          RasterSupport.fill(RasterSupport.rectangle(0, 0, size[0], size[1]), white)
        ]))
      let pixels = RasterSupport.pixels([.layer(layer)], width: 200, height: 200, over: black)
      let inside = pixels.indices.filter { pixels[$0] & 255 > 127 }
      let (columns, rows) = (inside.map { $0 % 200 - 60 }, inside.map { $0 / 200 - 60 })
      let box = [
        columns.min() ?? 0, rows.min() ?? 0, (columns.max() ?? 0) - (columns.min() ?? 0) + 1,
        (rows.max() ?? 0) - (rows.min() ?? 0) + 1,
      ]
      #expect(
        zip(box, expected).allSatisfy { abs(Double($0) - $1) <= row.tolerance }, "\(row.name)")
    }
  }

  @Test func `an opaque blur keeps its edges`() {
    let square = RasterSupport.fill(RasterSupport.rectangle(4, 4, 12, 12), black)
    let layer = Layer(
      filters: [.blur(radius: 3, isOpaque: true)], contents: DisplayList([square]))
    let pixels = RasterSupport.pixels([.layer(layer)], width: 20, height: 20, over: white)
    #expect(pixels[10 * 20 + 4] == 0xFF00_0000)
    #expect(pixels[10 * 20 + 2] == 0xFFFF_FFFF)
  }

  @Test func `a colour matrix changes straight colours and nothing that is clear`() {
    var invert = ColorMatrix()
    (invert.r1, invert.g2, invert.b3) = (-1, -1, -1)
    (invert.r5, invert.g5, invert.b5) = (1, 1, 1)
    let square = RasterSupport.fill(
      RasterSupport.rectangle(0, 0, 4, 4), RasterSupport.color(255, 40, 0, 0.5))
    let layer = Layer(filters: [.colorMatrix(invert)], contents: DisplayList([square]))
    let pixels = RasterSupport.pixels([.layer(layer)], width: 8, height: 4, over: white)
    #expect(RasterSupport.difference(pixels[0], 0xFFFF_EB80) <= 2)
    #expect(pixels[6] == 0xFFFF_FFFF)
  }

  @Test func `an alpha threshold makes hard edges of one colour`() {
    let faint = RasterSupport.fill(
      RasterSupport.rectangle(0, 0, 2, 2), RasterSupport.color(9, 9, 9, 0.3))
    let strong = RasterSupport.fill(
      RasterSupport.rectangle(2, 0, 2, 2), RasterSupport.color(9, 9, 9, 0.8))
    let red = RasterSupport.color(255, 0, 0)
    let layer = Layer(
      filters: [.alphaThreshold(min: 0.5, max: 1, color: red)],
      contents: DisplayList([faint, strong]))
    let pixels = RasterSupport.pixels([.layer(layer)], width: 4, height: 2, over: white)
    #expect(pixels[0] == 0xFFFF_FFFF)
    #expect(pixels[3] == 0xFF00_00FF)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 1e9])
  func `a bad radius never traps`(radius: CGFloat) {
    let square = RasterSupport.fill(RasterSupport.rectangle(2, 2, 4, 4), black)
    let filters: [Filter] = [
      .blur(radius: radius, isOpaque: false),
      .shadow(color: black, radius: radius, offset: CGSize(width: radius, height: radius)),
    ]
    let layer = Layer(filters: filters, contents: DisplayList([square]))
    let pixels = RasterSupport.pixels([.layer(layer)], width: 8, height: 8, over: white)
    #expect(pixels.allSatisfy { $0 >> 24 == 255 })
  }
}
