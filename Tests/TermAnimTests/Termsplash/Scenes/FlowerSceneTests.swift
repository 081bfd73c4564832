import TermAnim
import Testing

@testable import termsplash

@MainActor
struct FlowerSceneTests {
  @Test func `keys add petals and turn the flower, within bounds`() throws {
    let preview = ScenePreview<FlowerScene>()
    let model = preview.scene.model
    try preview.press("up right right left")
    #expect(model.petals == 42 && model.turns == 1)
    for _ in 1...40 { try preview.press("down") }
    #expect(model.petals == 4)
  }

  @Test func `petals grow between the others, and do so from nothing`() throws {
    func flower(_ petals: Double) -> Bitmap {
      FrameRenderer(columns: 80, rows: 40, options: PlayerOptions()) {
        Flower(petals: petals, bloom: 1, diameter: 300, palette: Palette.all[2])
      }.bitmap()
    }
    func distance(_ one: Bitmap, _ other: Bitmap) -> Int {
      zip(one.pixels, other.pixels).reduce(0) { sum, pair in
        sum + abs(Int(pair.0 & 0xFF) - Int(pair.1 & 0xFF))
      }
    }
    let (eight, more, nine) = (flower(8), flower(8.02), flower(9))
    #expect(distance(eight, more) > 0 && distance(eight, more) < distance(eight, nine) / 8)
    #expect(distance(nine, flower(8.98)) < distance(eight, nine) / 8)
    #expect(flower(-3) == flower(0) && flower(.nan) == flower(0))
    let preview = ScenePreview<FlowerScene>(colorScheme: .light)
    try preview.press("wait:1")
    let before = preview.picture
    try preview.press("up wait:0.0001")
    let first = preview.picture
    try preview.press("wait:0.8")
    #expect(distance(before, first) * 4 < distance(before, preview.picture))
  }

  @Test func `a closed flower is smaller`() throws {
    let preview = ScenePreview<FlowerScene>(reducesMotion: true)
    let closed = preview.drawn.count
    try preview.press("space wait:1")
    #expect(preview.drawn.count > closed * 4 / 3)
    try preview.press("space wait:1")
    #expect(preview.drawn.count == closed)
  }

  @Test func `the flower breathes, unless motion is to be reduced`() {
    for reduces in [false, true] {
      let preview = ScenePreview<FlowerScene>(reducesMotion: reduces)
      preview.advance(by: 0.3)
      let before = preview.picture
      preview.advance(by: 1)
      #expect((preview.picture == before) == reduces)
    }
  }

  @Test func `the flower turns its face to the pointer, and back when that has gone`() {
    let (touched, alone) = (ScenePreview<FlowerScene>(), ScenePreview<FlowerScene>())
    func width(_ preview: ScenePreview<FlowerScene>) -> Int {
      let columns = preview.drawn.map(\.column)
      return (columns.max() ?? 0) - (columns.min() ?? 0)
    }
    touched.hover(x: 0.85, y: 0.5)
    for preview in [touched, alone] { preview.advance(by: 2) }
    #expect(width(touched) < width(alone))
    touched.hover(x: 0.01, y: 0.5)
    for preview in [touched, alone] { preview.advance(by: 10) }
    #expect(touched.picture == alone.picture)
    let calm = ScenePreview<FlowerScene>(reducesMotion: true)
    let picture = calm.picture
    calm.hover(x: 0.85, y: 0.5)
    calm.advance(by: 2)
    #expect(calm.picture == picture)
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `a petal is brighter on the side that lies on the one before`(scheme: ColorScheme) {
    var options = PlayerOptions()
    options.colorScheme = scheme
    let picture = FrameRenderer(columns: 120, rows: 60, options: options) {
      Flower(petals: 4, bloom: 1, diameter: 400, palette: Palette.all[2])
    }.bitmap()
    for petal in 0..<4 {
      let turn = Angle.degrees(90 * Double(petal) + 40).radians
      let sides = [-1.0, 1].map { side in
        // Half of the shortest petal up, and half as far from its middle as its edge is.
        let (aside, up) = (side * 100 * 0.21 / 4, 15.0)
        let x = 60 + cos(turn) * aside + sin(turn) * up
        let y = 60 + sin(turn) * aside - cos(turn) * up
        let pixel = picture.pixels[Int(y) * picture.width + Int(x)]
        return [0, 8, 16].reduce(0) { $0 + Int(pixel >> UInt32($1) & 0xFF) }
      }
      #expect(sides[0] > sides[1], "\(sides)")
    }
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `petals can be told from each other, and wreaths from those behind`(scheme: ColorScheme)
    throws
  {
    let preview = ScenePreview<FlowerScene>(
      columns: 120, rows: 40, reducesMotion: true, colorScheme: scheme)
    try preview.press("space wait:1")
    let picture = preview.picture
    let places = preview.drawn
    let center = (
      x: Double(places.map(\.column).reduce(0, +)) / Double(places.count),
      y: Double(places.map(\.row).reduce(0, +)) / Double(places.count)
    )
    let radius = Double(places.map(\.row).max() ?? 0) - center.y
    func light(_ angle: Double, _ share: Double) -> Double {
      let (x, y) = (center.x + cos(angle) * radius * share, center.y + sin(angle) * radius * share)
      let pixel = picture.pixels[Int(y.rounded()) * picture.width + Int(x.rounded())]
      return [0, 8, 16].reduce(0) { $0 + Double(pixel >> UInt32($1) & 0xFF) } / 765
    }
    for share in [0.42, 0.6, 0.75] {
      let ring = (0..<180).map { light(Double($0) * .pi / 90, share) }
      let edges = zip(ring, ring.dropFirst()).count { abs($0 - $1) > 0.06 }
      #expect(edges >= 16, "\(edges) at \(share)")
    }
  }
}
