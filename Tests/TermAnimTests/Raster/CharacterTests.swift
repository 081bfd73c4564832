import Foundation
import Testing

@testable import TermAnim

struct CharacterTests {
  private let white = RasterSupport.color(255, 255, 255)

  private func run(_ text: String, x: Double, y: Double) -> DisplayList.Command {
    .characters(
      CharacterRun(
        clusters: text.map { .init(text: String($0), columns: $0.isASCII ? 1 : 2) },
        origin: CGPoint(x: x, y: y), color: white))
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

  @Test func `a layer's opacity and colour matrix reach its characters`() {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2) = (0, 0)
    let layer = Layer(
      filters: [.colorMatrix(matrix)], opacity: 0.25,
      contents: DisplayList([run("a", x: 0, y: 0)]))
    let placed = characters([.layer(layer)])
    #expect(RasterSupport.difference(placed[0].color, 0x40FF_0000) <= 1)
  }
}
