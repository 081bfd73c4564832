import Foundation
import Testing

@testable import TermAnim

/// A rectangle of one colour that hides the ground becomes it, and looks as if it had been painted.
struct ReplacedGroundTests {
  private static let (width, height) = (300, 240)
  private let red = RasterSupport.color(230, 70, 60)

  /// What is pending after a path has been filled in some part of a picture; nil once it is
  /// written.
  private func pendingPixel(
    after path: Path, _ color: Color.Resolved, transform: CGAffineTransform = .identity,
    style: FillStyle = FillStyle(), in area: PixelRect = PixelRect(x: 3, y: 2, width: 9, height: 7),
    adjust: (inout DrawingState) -> Void = { _ in }
  ) -> UInt32? {
    let pixels = PixelBuffer(width: 20, height: 12)
    let painter = ListPainter(width: 20, height: 12)
    painter.pendingGround = PendingGround(surface: pixels.surface, area: area, pixel: .max)
    var state = DrawingState(
      transform: PixelTransform(transform), clip: area, surface: pixels.surface)
    adjust(&state)
    painter.draw(DisplayList([.fill(path, .color(color), style)]), state)
    return painter.pendingGround?.pixel
  }

  private let whole = RasterSupport.rectangle(3, 2, 9, 7)

  @Test func `a rectangle over all of the ground is the ground from then on`() {
    let pixel = red.premultipliedPixel
    #expect(pendingPixel(after: whole, red) == pixel)
    #expect(pendingPixel(after: RasterSupport.rectangle(-40, -3, 90, 50), red) == pixel)
    #expect(pendingPixel(after: Path(CGRect(x: 3, y: 2, width: 9, height: 7)), red) == pixel)
    #expect(pendingPixel(after: whole, red, style: FillStyle(eoFill: true)) == pixel)
    #expect(pendingPixel(after: whole, red, style: FillStyle(antialiased: false)) == pixel)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 15, ty: 0)
    #expect(pendingPixel(after: whole, red, transform: mirror) == pixel)
    let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: -30)
    let square = RasterSupport.rectangle(0, 0, 60, 60)
    #expect(pendingPixel(after: square, red, transform: quarterTurn) == pixel)
  }

  @Test func `what lets some of the ground be seen is painted on it`() {
    let step = 1.0 / 256
    for path in [
      RasterSupport.rectangle(3 + step, 2, 9, 7), RasterSupport.rectangle(3, 2 + step, 9, 7),
      RasterSupport.rectangle(3, 2, 9 - step, 7), RasterSupport.rectangle(3, 2, 9, 7 - step),
      RasterSupport.ellipse(7, 5, 30, 30),
      RasterSupport.polygon([(3, 2), (12, 9), (12, 2), (3, 9)].map { CGPoint(x: $0.0, y: $0.1) }),
      RasterSupport.polygon([(3, 2), (12, 2), (12, 9), (4, 9)].map { CGPoint(x: $0.0, y: $0.1) }),
      RasterSupport.polygon([(3, 2), (3, 2), (12, 9), (12, 9)].map { CGPoint(x: $0.0, y: $0.1) }),
      Path { path in
        path.addPath(whole)
        path.addPath(whole)
      },
    ] {
      #expect(pendingPixel(after: path, red) == nil)
    }
    let thin = red.multiplyingOpacity(by: 0.5)
    #expect(pendingPixel(after: whole, thin) == nil)
    let tilt = CGAffineTransform(rotationAngle: 0.01)
    #expect(
      pendingPixel(after: RasterSupport.rectangle(-40, -40, 90, 90), red, transform: tilt) == nil)
    #expect(pendingPixel(after: whole, red) { $0.clip.width -= 1 } == nil)
    #expect(pendingPixel(after: whole, red) { $0.opacity = 0.5 } == nil)
  }

  @Test func `a soft clip keeps a rectangle from being the ground`() {
    let values = [UInt8](repeating: 128, count: 9 * 7)
    values.withUnsafeBufferPointer { buffer in
      let base = UnsafeMutablePointer(mutating: buffer.baseAddress!)
      let pixel = pendingPixel(after: whole, red) {
        $0.mask = CoverageMask(base: base, stride: 9, bounds: $0.clip)
      }
      #expect(pixel == nil)
    }
  }

  /// Pictures that are written before what is on them, and such that are written with it.
  @Test(arguments: 0..<60)
  func `what comes after a rectangle looks as on a painted sheet`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let isLarge = seed % 4 == 0
    let (width, height) = isLarge ? (Self.width, Self.height) : (40, 30)
    let color = { (random: inout SeededGenerator) in
      RasterSupport.color(
        Int.random(in: 0...255, using: &random), Int.random(in: 0...255, using: &random), 80,
        Bool.random(using: &random) ? 1 : 0.5)
    }
    let shapes = (0..<3).map { _ in
      RasterSupport.fill(
        RasterSupport.ellipse(
          Double.random(in: 0...Double(width), using: &random),
          Double.random(in: 0...Double(height), using: &random),
          Double.random(in: 1...Double(width), using: &random),
          Double.random(in: 1...Double(height), using: &random)), color(&random))
    }
    let rectangle = RasterSupport.rectangle(-1, 0, Double(width) + 2, Double(height))
    let sheet = RasterSupport.sheet(width: width, height: height)
    func picture(_ cover: Path) -> [UInt32] {
      RasterSupport.pixels(
        [RasterSupport.fill(cover, red)] + shapes, width: width, height: height)
    }
    #expect(picture(rectangle) == picture(sheet))
  }

  @Test func `a rectangle alone is all that there is to be seen`() {
    let pixels = RasterSupport.pixels(
      [RasterSupport.fill(RasterSupport.rectangle(0, 0, 40, 30), red)], width: 40, height: 30)
    #expect(pixels == Array(repeating: red.premultipliedPixel, count: 40 * 30))
  }
}
