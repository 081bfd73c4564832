import Foundation
import Testing

@testable import TermAnim

struct DamageTests {
  private let size = 40

  private func rasterizer() -> Rasterizer {
    Rasterizer(
      width: size, height: size, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
  }

  @Test(arguments: 0..<60)
  func `what is drawn step by step equals what is drawn at once`(seed: Int) throws {
    try expectSteps(of: RandomDrawing(seed: seed, size: Double(size)))
  }

  @Test(arguments: 10..<24)
  func `what shows what is behind it is drawn step by step too`(seed: Int) throws {
    try expectSteps(of: RandomDrawing(seed: seed, size: Double(size), hasMaterials: true))
  }

  /// Draws a list and small changes to it, each time with a new rasteriser too.
  private func expectSteps(of drawing: RandomDrawing) throws {
    var drawing = drawing
    let rasterizer = rasterizer()
    var list = drawing.list()
    var before = RasterSupport.pixels(of: rasterizer.picture(of: list))
    for step in 0..<12 {
      list = drawing.changed(list)
      let picture = rasterizer.picture(of: list)
      let after = RasterSupport.pixels(of: picture)
      let whole = self.rasterizer().picture(of: list)
      let expected = RasterSupport.pixels(of: whole)
      let wrong = after.indices.filter { after[$0] != expected[$0] }
      #expect(wrong.isEmpty, "step \(step)")
      #expect(picture.characters == whole.characters, "step \(step)")
      let damage = try #require(picture.damage)
      let missed = (0..<size * size).filter { index in
        before[index] != after[index]
          && !damage.contains {
            $0.contains(PixelRect(x: index % size, y: index / size, width: 1, height: 1))
          }
      }
      #expect(missed.isEmpty, "step \(step)")
      before = after
    }
  }

  @Test func `the first picture is damaged everywhere`() {
    #expect(rasterizer().picture(of: DisplayList()).damage == nil)
  }

  @Test func `the same list again has no damage and draws nothing`() {
    var drawing = RandomDrawing(seed: 1, size: Double(size))
    let list = drawing.list()
    let rasterizer = rasterizer()
    let first = rasterizer.picture(of: list)
    first.pixels.base[5] = 0x0102_0304
    let second = rasterizer.picture(of: list)
    #expect(second.damage == [])
    #expect(second.pixels.base[5] == 0x0102_0304)
    rasterizer.invalidate()
    let third = rasterizer.picture(of: list)
    #expect(third.damage == nil)
    #expect(third.pixels.base[5] != 0x0102_0304)
  }

  @Test func `another ground draws all again`() {
    let rasterizer = rasterizer()
    _ = rasterizer.picture(of: DisplayList())
    rasterizer.ground = RasterSupport.color(1, 2, 3)
    let picture = rasterizer.picture(of: DisplayList())
    #expect(picture.damage == nil)
    #expect(picture.pixels.base[7] == 0xFF03_0201)
  }

  @Test func `a small change in a nested layer damages only its own place`() throws {
    func list(_ x: Double) -> DisplayList {
      let inner = Layer(
        contents: DisplayList([
          RasterSupport.fill(
            RasterSupport.rectangle(0, 0, 40, 40), RasterSupport.color(9, 9, 9)),
          RasterSupport.fill(
            RasterSupport.rectangle(x, 10, 3, 3), RasterSupport.color(200, 9, 9)),
        ]))
      return DisplayList([.layer(Layer(contents: DisplayList([.layer(inner)])))])
    }
    let rasterizer = rasterizer()
    _ = rasterizer.picture(of: list(4))
    let damage = try #require(rasterizer.picture(of: list(5)).damage)
    #expect(damage.count == 1)
    #expect(damage[0].width <= 7 && damage[0].height <= 8)
  }

  @Test func `damage is made of a few rectangles of whole cells`() {
    var region = DamageRegion(bounds: PixelRect(x: 0, y: 0, width: 500, height: 401))
    var random = SeededGenerator(seed: 3)
    var rects: [PixelRect] = []
    for _ in 0..<200 {
      let rect = PixelRect(
        x: Int.random(in: -20...510, using: &random), y: Int.random(in: -20...410, using: &random),
        width: Int.random(in: 0...9, using: &random), height: Int.random(in: 0...9, using: &random))
      rects.append(rect)
      region.add(rect)
    }
    #expect(region.rects.count <= 6)
    #expect(region.rects.allSatisfy { $0.y % 2 == 0 && region.bounds.contains($0) })
    #expect(region.rects.allSatisfy { $0.height % 2 == 0 || $0.maxY == 401 })
    for rect in rects {
      let visible = rect.intersection(region.bounds)
      #expect(visible.isEmpty || region.rects.contains { $0.contains(visible) })
    }
  }

  @Test func `what a blur brings into a clip is drawn anew, too, where a mode acts beyond`() {
    func list(_ x: Double) -> DisplayList {
      let white = RasterSupport.color(255, 255, 255)
      var bar = Layer(
        contents: DisplayList([RasterSupport.fill(RasterSupport.rectangle(x, 0, 4, 40), white)]))
      bar.clips = [.init(path: RasterSupport.rectangle(0, 0, 20, 40))]
      bar.filters = [.blur(radius: 3, isOpaque: false)]
      bar.blendMode = .destinationIn
      let sheet = RasterSupport.fill(RasterSupport.rectangle(0, 0, 40, 40), white)
      return DisplayList([
        .layer(Layer(isIsolated: true, contents: DisplayList([sheet, .layer(bar)])))
      ])
    }
    let rasterizer = rasterizer()
    let before = RasterSupport.pixels(of: rasterizer.picture(of: list(23)))
    let after = RasterSupport.pixels(of: rasterizer.picture(of: list(27)))
    #expect(after == RasterSupport.pixels(of: self.rasterizer().picture(of: list(27))))
    #expect(after != before)
  }

  @Test(arguments: [0, 0.2])
  func `pixels around characters that show what is behind are drawn anew together`(angle: CGFloat) {
    func list(_ x: Double) -> DisplayList {
      let box = RasterSupport.rectangle(8, 8, 16, 16)
      let material = MaterialPaint(
        blurRadius: 2, saturation: 1, veil: RasterSupport.color(0, 0, 0, 0.3))
      let run = CharacterRun(
        clusters: [.init(text: "a", columns: 1)], origin: CGPoint(x: 16, y: 16),
        paint: .material(material), pixels: box, outline: box)
      let turned = Layer(
        transform: ProjectionTransform(CGAffineTransform(rotationAngle: angle)),
        contents: DisplayList([.characters(run)]))
      return DisplayList([
        RasterSupport.fill(
          RasterSupport.rectangle(0, 0, 40, 40), RasterSupport.color(90, 90, 90)),
        RasterSupport.fill(RasterSupport.rectangle(x, 14, 3, 3), RasterSupport.color(255, 0, 0)),
        .layer(turned),
      ])
    }
    let rasterizer = rasterizer()
    _ = rasterizer.picture(of: list(4))
    let after = RasterSupport.pixels(of: rasterizer.picture(of: list(5)))
    #expect(after == RasterSupport.pixels(of: self.rasterizer().picture(of: list(5))))
  }
}
