import Foundation
import Testing

@testable import TermAnim

struct CharacterTests {
  private let white = RasterSupport.color(255, 255, 255)

  private func run(
    _ text: String, x: Double, y: Double, _ color: Color.Resolved? = nil
  ) -> DisplayList.Command {
    .characters(
      CharacterRun(
        clusters: text.map { .init(text: String($0), columns: $0.isASCII ? 1 : 2) },
        origin: CGPoint(x: x, y: y), color: color ?? white))
  }

  /// Several commands that are faded as one.
  private func faded(
    _ opacity: Double, _ commands: DisplayList.Command...
  ) -> DisplayList.Command {
    .layer(Layer(opacity: opacity, contents: DisplayList(commands)))
  }

  private func characters(_ commands: [DisplayList.Command]) -> [PlacedCharacter] {
    let rasterizer = Rasterizer(
      width: 10, height: 8, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
    return rasterizer.picture(of: DisplayList(commands)).characters
  }

  @Test func `a run takes the nearest cells, one after another`() {
    let placed = characters([run("a\u{4E2D}b", x: 1.4, y: 2.9)])
    #expect(placed.map(\.text) == ["a", "\u{4E2D}", "b"])
    #expect(placed.map(\.column) == [1, 2, 4])
    #expect(placed.allSatisfy { $0.row == 1 && $0.color == 0xFFFF_FFFF })
  }

  @Test(arguments: [
    (y: 2.0, row: 1, drift: 0), (2.6, 1, 0), (2.9, 1, 1), (3, 2, -1), (3.1, 2, -1), (3.4, 2, 0),
  ])
  func `a character knows on which side of its cell it would stand`(
    y: Double, row: Int, drift: Int8
  ) {
    let placed = characters([run("a", x: 0, y: y)])
    #expect(placed.map(\.row) == [row])
    #expect(placed.map(\.drift) == [drift])
  }

  @Test(arguments: [0.5, 0.75, 1, 1.5, 3])
  func `runs of a line stay side by side however large the line is`(scale: Double) {
    func run(_ text: String, x: Double, line: Range<Int>) -> DisplayList.Command {
      .characters(
        CharacterRun(
          clusters: text.map { .init(text: String($0), columns: 1) },
          origin: CGPoint(x: x, y: 2), paint: .color(white), line: line))
    }
    let middle = CGPoint(x: 4.5, y: 3)
    let transform = CGAffineTransform(translationX: middle.x, y: middle.y)
      .scaledBy(x: scale, y: scale).translatedBy(x: -middle.x, y: -middle.y)
    let line = Layer(
      transform: ProjectionTransform(transform),
      contents: DisplayList([run("ab", x: 2, line: 0..<5), run("cde", x: 4, line: -2..<3)]))
    let placed = characters([.layer(line)])
    #expect(placed.map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(placed.map(\.column) == [2, 3, 4, 5, 6])
  }

  /// A run whose layer makes it `scale` times as large, about its own middle.
  private func scaled(_ text: String, by scale: Double) -> DisplayList.Command {
    let middle = CGPoint(x: Double(text.count) / 2 + 2, y: 3)
    let transform = CGAffineTransform(translationX: middle.x, y: middle.y)
      .scaledBy(x: scale, y: scale).translatedBy(x: -middle.x, y: -middle.y)
    return .layer(
      Layer(
        transform: ProjectionTransform(transform),
        contents: DisplayList([run(text, x: 2, y: 2)])))
  }

  @Test(arguments: [0.5, 0.75, 1, 1.5, 3])
  func `a run keeps its middle however large it is`(scale: Double) {
    let placed = characters([scaled("abcd", by: scale)])
    #expect(placed.map(\.column) == [2, 3, 4, 5] && placed.allSatisfy { $0.row == 1 })
    #expect(placed.allSatisfy { $0.color >> 24 == 255 })
  }

  @Test func `a run fades as it becomes less than half as large`() {
    let opacities = [0.4, 0.25, 0.1, 0].map { scale in
      characters([scaled("a", by: scale)]).first.map { $0.color >> 24 } ?? 0
    }
    #expect(opacities == [204, 128, 51, 0])
  }

  @Test func `a card seen from its edge shows no characters`() {
    let turned = Layer(
      transform: ProjectionTransform(CGAffineTransform(a: 0.01, b: 0, c: 0, d: 1, tx: 4, ty: 0)),
      contents: DisplayList([run("abcd", x: -2, y: 2)]))
    #expect(characters([.layer(turned)]).allSatisfy { $0.color >> 24 < 10 })
  }

  @Test func `each character has the colour of a gradient in its cell`() {
    let stops = [
      GradientPaint.Stop(color: RasterSupport.color(0, 0, 0), location: 0),
      GradientPaint.Stop(color: RasterSupport.color(255, 255, 255), location: 1),
    ]
    let gradient = GradientPaint(
      stops: stops,
      geometry: .linear(start: CGPoint(x: 1, y: 0), end: CGPoint(x: 7, y: 0)),
      interpolation: .device)
    let text = "abcdef".map { CharacterRun.Cluster(text: String($0), columns: 1) }
    let run = CharacterRun(
      clusters: text, origin: CGPoint(x: 1, y: 2), paint: .gradient(gradient))
    let list = [
      RasterSupport.fill(RasterSupport.rectangle(0, 0, 10, 8), RasterSupport.color(0, 90, 0))
    ]
    let placed = characters(list + [.characters(run)])
    for (index, character) in placed.enumerated() {
      let expected = UInt32((255 * (Double(index) + 0.5) / 6).rounded())
      let grey = 0xFF00_0000 | expected << 16 | expected << 8 | expected
      #expect(RasterSupport.difference(character.color, grey) <= 2)
    }
    #expect(placed.count == 6)
    let faded = characters([.layer(Layer(opacity: 0.5, contents: DisplayList([.characters(run)])))])
    #expect(faded.allSatisfy { abs(Int($0.color >> 24) - 128) <= 2 })
    #expect(RasterSupport.difference(faded[5].color & 0xFF_FFFF, placed[5].color & 0xFF_FFFF) <= 2)
  }

  @Test(arguments: [0, 0.4, 0.9], [1, 0.6, 2])
  func `what colours a run is told of it, not of the cells that are near`(
    shift: Double, scale: Double
  ) {
    let box = CGRect(x: 2 + shift, y: 2 + shift, width: 2, height: 2)
    let colors: [UInt32] = [0xFF00_00FF, 0xFF00_FF00]
    let bitmap = Bitmap(width: 2, height: 2, pixels: colors + colors)
    let run = CharacterRun(
      clusters: ["a", "b"].map { CharacterRun.Cluster(text: $0, columns: 1) }, origin: box.origin,
      paint: .bitmap(bitmap, frame: box, tiles: false))
    let transform = CGAffineTransform(translationX: box.midX, y: box.midY)
      .scaledBy(x: scale, y: scale).translatedBy(x: -box.midX, y: -box.midY)
    let placed = characters([
      .layer(
        Layer(
          transform: ProjectionTransform(transform), contents: DisplayList([.characters(run)])))
    ])
    #expect(placed.map(\.color) == colors)
  }

  @Test(arguments: [0, 0.3, 0.6, 0.9, 1.4])
  func `pixels around characters are whole and stay with their cells`(shift: Double) {
    func run(_ corner: CGPoint, outline: Path?) -> CharacterRun {
      CharacterRun(
        clusters: [CharacterRun.Cluster(text: "a", columns: 1)], origin: corner,
        paint: .color(RasterSupport.color(255, 0, 0)),
        pixels: RasterSupport.rectangle(corner.x - 1, corner.y - 1, 1, 4), outline: outline)
    }
    for outline in [nil, Path()] {
      let list = DisplayList([
        .characters(run(CGPoint(x: 3 + shift, y: 2 + shift), outline: outline))
      ])
      let rasterizer = Rasterizer(
        width: 8, height: 10, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
      let picture = rasterizer.picture(of: list)
      let cell = picture.characters[0]
      #expect(picture.characters.count == 1)
      for y in 0..<10 {
        for x in 0..<8 {
          let isInk = x == cell.column - 1 && (cell.row * 2 - 1..<cell.row * 2 + 3).contains(y)
          #expect((picture.pixels.base[y * 8 + x] == 0xFF00_00FF) == isInk, "\(x) \(y)")
        }
      }
    }
  }

  @Test func `pixels around characters hide others as shapes do, and not their own`() {
    let box = RasterSupport.rectangle(1, 0, 3, 2)
    let sign = CharacterRun(
      clusters: [CharacterRun.Cluster(text: "+", columns: 1)], origin: CGPoint(x: 2, y: 0),
      paint: .color(RasterSupport.color(9, 9, 9)), pixels: box, outline: box)
    let placed = characters([run("abcdef", x: 0, y: 0), .characters(sign)])
    #expect(placed.map(\.text) == ["a", "+", "e", "f"])
  }

  @Test func `what does not fit into the picture is left out as a whole`() {
    let placed = characters([run("ab\u{4E2D}", x: 7, y: 0), run("x", x: 0, y: 9)])
    #expect(placed.map(\.text) == ["a", "b"])
  }

  @Test func `an opaque shape hides what was drawn before it, and only that`() {
    let cover = RasterSupport.fill(
      RasterSupport.rectangle(2, 0, 2, 4), RasterSupport.color(9, 9, 9))
    let placed = characters([run("abcdef", x: 0, y: 0), cover, run("z", x: 3, y: 2)])
    #expect(placed.map(\.text) == ["a", "b", "e", "f", "z"])
  }

  @Test func `half a wide character that is covered hides all of it`() {
    let cover = RasterSupport.fill(
      RasterSupport.rectangle(3, 0, 1, 2), RasterSupport.color(9, 9, 9))
    #expect(characters([run("\u{4E2D}\u{4E2D}", x: 0, y: 0), cover]).map(\.column) == [0])
  }

  @Test func `a veil tints characters as it tints pixels`() {
    let veil = RasterSupport.fill(
      RasterSupport.rectangle(0, 0, 10, 8), RasterSupport.color(0, 0, 0, 0.5))
    let placed = characters([run("a", x: 0, y: 0), veil])
    #expect(placed.map(\.text) == ["a"])
    #expect(RasterSupport.difference(placed[0].color, 0xFF80_8080) <= 1)
    let inGroup = Layer(opacity: 0.5, contents: DisplayList([run("a", x: 0, y: 0), veil]))
    let faded = characters([.layer(inGroup)])
    #expect(RasterSupport.difference(faded[0].color, 0x8080_8080) <= 2)
  }

  @Test func `a later character takes the place of an earlier one`() {
    let placed = characters([run("\u{4E2D}", x: 0, y: 0), run("a", x: 1, y: 0)])
    #expect(placed.map(\.text) == ["a"])
  }

  @Test func `clips and masks cut characters`() {
    let clip = Layer.Clip(path: RasterSupport.rectangle(0, 0, 2, 8))
    let clipped = Layer(clips: [clip], contents: DisplayList([run("abcd", x: 0, y: 0)]))
    #expect(characters([.layer(clipped)]).map(\.text) == ["a", "b"])
    let shade = RasterSupport.fill(
      RasterSupport.rectangle(0, 0, 3, 8), RasterSupport.color(0, 0, 0, 0.5))
    let masked = Layer(
      mask: .init(contents: DisplayList([shade])),
      contents: DisplayList([run("abcd", x: 0, y: 0)]))
    let placed = characters([.layer(masked)])
    #expect(placed.map(\.text) == ["a", "b", "c"])
    #expect(placed.allSatisfy { abs(Int($0.color >> 24) - 128) <= 1 })
  }

  @Test(arguments: [0, 0.25, 0.495, 0.5, 0.505, 0.75])
  func `a text stays whole in a clip of its own size, wherever it is`(shift: Double) {
    let box = RasterSupport.rectangle(1 + shift, 2 + shift, 4, 2)
    let clip = Layer.Clip(path: box, style: FillStyle(antialiased: false))
    let text = run("abcd", x: 1 + shift, y: 2 + shift)
    let placed = characters([.layer(Layer(clips: [clip], contents: DisplayList([text])))])
    #expect(placed.map(\.text) == ["a", "b", "c", "d"])
    #expect(placed.allSatisfy { $0.color >> 24 == 255 })
  }

  @Test func `a character that lies half outside of a clip is gone`() {
    let clip = Layer.Clip(
      path: RasterSupport.rectangle(0, 0, 4, 8), style: FillStyle(antialiased: false))
    let layer = Layer(clips: [clip], contents: DisplayList([run("abcd", x: 0.5, y: 0)]))
    #expect(characters([.layer(layer)]).map(\.text) == ["a", "b", "c"])
  }

  @Test func `a layer's opacity and colour matrix reach its characters`() {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2) = (0, 0)
    let layer = Layer(
      filters: [.colorMatrix(matrix)], opacity: 0.25,
      contents: DisplayList([run("a", x: 0, y: 0)]))
    let placed = characters([.layer(layer)])
    #expect(RasterSupport.difference(placed[0].color, 0x40FF_0000) <= 1)
  }

  @Test func `characters fade where they are blurred, and are gone at half a cell`() {
    let alphas = [0, 0.5, 1, 9].map { radius in
      characters([
        .layer(
          Layer(
            filters: [.blur(radius: radius, isOpaque: false)],
            contents: DisplayList([run("a", x: 2, y: 2)])))
      ]).map { $0.color >> 30 }
    }
    #expect(alphas.map { $0.first ?? 0 } == [3, 2, 0, 0])
  }

  @Test func `of two characters in a cell the stronger is seen, the later of equals`() {
    let (first, second) = (run("a", x: 0, y: 0), run("b", x: 0, y: 0))
    #expect(characters([faded(0.7, first), faded(0.3, second)]).map(\.text) == ["a"])
    #expect(characters([faded(0.3, first), faded(0.7, second)]).map(\.text) == ["b"])
    #expect(characters([first, second]).map(\.text) == ["b"])
    let other = run("c", x: 4, y: 0)
    let layers = [faded(0.7, first, other), faded(0.3, second, other)]
    #expect(characters(layers).map(\.text) == ["a", "c"])
    #expect(characters([faded(0, second), first, faded(0.1, second)]).map(\.text) == ["a"])
  }

  @Test func `a stronger character behind a wide one leaves nothing of it`() {
    let wide = faded(0.4, run("\u{4E2D}", x: 2, y: 0))
    #expect(characters([run("a", x: 3, y: 0), wide]).map(\.text) == ["a"])
    #expect(characters([faded(0.2, run("ab", x: 2, y: 0)), wide]).map(\.columns) == [2])
  }

  @Test(arguments: [0, 0.2, 0.4, 0.6, 0.8, 1])
  func `a character that fades in over another takes its place halfway, without a jump`(
    opacity: Double
  ) {
    let (behind, fading) = (run("a", x: 0, y: 0), faded(opacity, run("b", x: 0, y: 0)))
    for drawn in [[behind, fading], [faded(1 - opacity, behind), fading]] {
      let seen = characters(drawn)
      #expect(seen.map(\.text) == [opacity > 0.5 ? "b" : "a"])
      let expected = max(opacity, 1 - opacity) * 255
      #expect(abs(Double(seen[0].color >> 24) - expected) <= 1)
    }
  }

  @Test func `what lies above leaves as much of a character as all of it lets through`() {
    let above = [faded(0.4, run("b", x: 0, y: 0)), faded(0.4, run("c", x: 0, y: 0))]
    let seen = characters([run("a", x: 0, y: 0)] + above)
    #expect(seen.map(\.text) == ["c"])
    #expect(characters([run("a", x: 0, y: 0), above[0]])[0].color >> 24 == 153)
    let spaces = faded(0.4, run(" ", x: 0, y: 0))
    #expect(characters([run("a", x: 0, y: 0), spaces])[0].color >> 24 == 255)
  }

  @Test func `what lies above half of a wide character fades all of it`() {
    let wide = run("\u{4E2D}", x: 2, y: 0)
    let seen = [2.0, 3].map { characters([wide, faded(0.4, run("a", x: $0, y: 0))]) }
    #expect(seen.map { $0.map(\.columns) } == [[2], [2]])
    #expect(seen.map { $0[0].color >> 24 } == [153, 153])
  }

  @Test func `a space hides no character`() {
    #expect(
      characters([run("abc", x: 0, y: 0), run("d f", x: 0, y: 0)]).map(\.text) == ["d", "b", "f"])
  }

  @Test func `a character that is drawn twice is drawn over itself`() {
    let red = RasterSupport.color(255, 0, 0)
    let blue = RasterSupport.color(0, 0, 255, 0.5)
    let twice = characters([run("a", x: 0, y: 0, red), run("a", x: 0, y: 0, blue)])
    #expect(twice.map(\.text) == ["a"])
    #expect(RasterSupport.difference(twice[0].color, 0xFF80_0080) <= 1)
    let half = faded(0.5, run("a", x: 0, y: 0))
    #expect(characters([half, half])[0].color >> 24 == 192)
  }

  private func masked(
    _ mask: [DisplayList.Command], _ contents: [DisplayList.Command]
  ) -> [PlacedCharacter] {
    characters([
      .layer(Layer(mask: .init(contents: DisplayList(mask)), contents: DisplayList(contents)))
    ])
  }

  @Test func `letters of a mask have the colours that show through them`() {
    let halves = [
      RasterSupport.fill(RasterSupport.rectangle(0, 0, 2, 8), RasterSupport.color(255, 0, 0)),
      RasterSupport.fill(
        RasterSupport.rectangle(2, 0, 2, 8), RasterSupport.color(0, 0, 255, 0.5)),
    ]
    let placed = masked([run("abcdef", x: 0, y: 0)], halves)
    #expect(placed.map(\.text) == ["a", "b", "c", "d"])
    #expect(RasterSupport.difference(placed[1].color, 0xFF00_00FF) <= 1)
    #expect(RasterSupport.difference(placed[2].color, 0x80FF_0000) <= 2)
    let faint = masked([faded(0.5, run("a", x: 0, y: 0))], halves)
    #expect(faint[0].color >> 24 == 128)
  }

  @Test func `letters of a mask leave the same characters, and no others`() {
    let placed = masked(
      [faded(0.5, run("ab", x: 0, y: 0))], [run("ax", x: 0, y: 0, RasterSupport.color(9, 0, 0))])
    #expect(placed.map(\.text) == ["a"])
    #expect(placed.map(\.color) == [0x8000_0009])
    let ground = RasterSupport.fill(
      RasterSupport.rectangle(0, 0, 9, 8), RasterSupport.color(0, 0, 255))
    let onGround = masked([run("a", x: 0, y: 0)], [ground, run("a", x: 0, y: 0)])
    #expect(onGround.map(\.color) == [0xFFFF_FFFF])
    let faint = masked(
      [faded(0.5, run("a", x: 0, y: 0))], [ground, faded(0.5, run("a", x: 0, y: 0))])
    #expect(faint.map(\.color) == [0x40FF_FFFF])
  }

  @Test func `letters of a mask change with what shows through them`() {
    let rasterizer = Rasterizer(
      width: 10, height: 8, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
    func list(_ red: Int) -> DisplayList {
      let fill = RasterSupport.fill(
        RasterSupport.rectangle(0, 1, 9, 1), RasterSupport.color(red, 0, 0))
      let mask = Layer.Mask(contents: DisplayList([run("ab", x: 0, y: 0)]))
      return DisplayList([.layer(Layer(mask: mask, contents: DisplayList([fill])))])
    }
    for red in [10, 200, 90] {
      let placed = rasterizer.picture(of: list(red)).characters
      #expect(placed.map(\.color) == characters(list(red).commands).map(\.color))
      #expect(placed.count == 2 && placed.allSatisfy { $0.color & 255 == UInt32(red) })
    }
  }
}
