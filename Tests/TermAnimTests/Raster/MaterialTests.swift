import Foundation
import Testing

@testable import TermAnim

struct MaterialTests {
  private let size = 40
  private let glass = MaterialPaint(
    blurRadius: 3, saturation: 1, veil: RasterSupport.color(255, 255, 255, 0.5))

  private func pane(_ path: Path, _ material: MaterialPaint? = nil) -> DisplayList.Command {
    .fill(path, .material(material ?? glass), FillStyle())
  }

  private func pixels(_ commands: [DisplayList.Command]) -> [UInt32] {
    RasterSupport.pixels(commands, width: size, height: size)
  }

  private var everything: Path { RasterSupport.rectangle(0, 0, 40, 40) }
  private var bar: DisplayList.Command {
    RasterSupport.fill(RasterSupport.rectangle(0, 0, 20, 40), RasterSupport.color(255, 0, 0))
  }

  @Test func `an even ground stays even, halfway to the veil, to the picture's edges`() {
    let ground = RasterSupport.fill(everything, RasterSupport.color(100, 20, 0))
    for pixel in Set(pixels([ground, pane(everything)])) {
      #expect(RasterSupport.difference(pixel, 0xFF80_8AB2) <= 1)
    }
  }

  @Test func `a veil that adapts is the thinner the nearer what is behind is to it in lightness`() {
    var veil = MaterialPaint(
      blurRadius: 0, saturation: 1, veil: RasterSupport.color(0, 0, 0, 0.5), adapts: true)
    func red(on ground: Int) -> Int {
      let fill = RasterSupport.fill(everything, RasterSupport.color(ground, ground, ground))
      return Int(pixels([fill, pane(everything, veil)])[0] & 255)
    }
    #expect(red(on: 0) == 0 && abs(red(on: 255) - 127) <= 1)
    // On grey the veil has half its opacity: a quarter.
    #expect(abs(red(on: 128) - 96) <= 1)
    veil.veil = RasterSupport.color(255, 255, 255, 0.5)
    #expect(red(on: 255) == 255 && abs(red(on: 0) - 128) <= 1)
  }

  @Test func `an edge behind is softened, and only behind the pane`() {
    let sharp = pixels([bar])
    let soft = pixels([bar, pane(RasterSupport.rectangle(10, 0, 20, 20))])
    func red(_ pixels: [UInt32], _ x: Int, _ y: Int) -> Int { Int(pixels[y * size + x] & 255) }
    for x in 0..<size { #expect(red(soft, x, 30) == red(sharp, x, 30)) }
    let row = (12..<28).map { red(soft, $0, 10) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(Set(row).count > 8)
    // The middle between both sides is where the edge was.
    #expect(abs(red(soft, 19, 10) + red(soft, 20, 10) - row[0] - row[15]) <= 6)
  }

  @Test func `saturation makes what is behind more colourful`() {
    let ground = RasterSupport.fill(everything, RasterSupport.color(120, 100, 100))
    var strong = glass
    strong.saturation = 2
    let (pale, rich) = (
      pixels([ground, pane(everything)])[0], pixels([ground, pane(everything, strong)])[0]
    )
    func spread(_ pixel: UInt32) -> Int { Int(pixel & 255) - Int(pixel >> 8 & 255) }
    #expect(spread(rich) > spread(pale) + 5)
  }

  @Test func `what is behind a group around shows too, as far as the group is seen`() {
    let direct = pixels([bar, pane(everything)])
    let grouped = pixels([
      bar,
      .layer(Layer(isIsolated: true, contents: DisplayList([pane(everything), pane(Path())]))),
    ])
    #expect(grouped == direct)
    let faint = pixels([
      bar,
      .layer(Layer(opacity: 0.5, contents: DisplayList([pane(everything), pane(Path())]))),
    ])
    let bare = pixels([bar])
    for index in direct.indices {
      let middle = PixelMath.mixed(direct[index], bare[index], by: 128)
      #expect(RasterSupport.difference(faint[index], middle) <= 2)
    }
  }

  @Test func `characters behind a pane are veiled, however it is grouped, and less as it fades`() {
    let text = DisplayList.Command.characters(
      CharacterRun(
        clusters: [CharacterRun.Cluster(text: "x", columns: 1)], origin: CGPoint(x: 8, y: 8),
        color: RasterSupport.color(0, 0, 0)))
    let ground = RasterSupport.fill(everything, RasterSupport.color(100, 20, 0))
    func red(_ commands: [DisplayList.Command]) -> Float {
      let rasterizer = Rasterizer(
        width: size, height: size, scale: CGSize(width: 1, height: 1),
        ground: RasterSupport.color(0, 0, 0))
      let picture = rasterizer.picture(of: DisplayList([ground] + commands))
      return picture.characters.first.map { Float($0.color & 255) / 255 } ?? .nan
    }
    func group(_ contents: [DisplayList.Command], opacity: Double = 1) -> DisplayList.Command {
      .layer(Layer(opacity: opacity, isIsolated: true, contents: DisplayList(contents)))
    }
    let panes = [pane(everything), pane(Path())]
    let (bare, veiled) = (red([text]), red([text, pane(everything)]))
    #expect(veiled > bare)
    #expect(abs(red([text, group(panes)]) - veiled) < 0.02)
    #expect(abs(red([text, group([group(panes), pane(Path())])]) - veiled) < 0.02)
    #expect(abs(red([group([text] + panes)]) - veiled) < 0.02)
    let faint = red([text, group(panes, opacity: 0.5)])
    #expect(faint > bare && faint < veiled)
  }

  @Test func `a change behind a pane redraws all that it shows of it`() throws {
    let rasterizer = Rasterizer(
      width: size, height: size, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
    func list(_ x: Double) -> DisplayList {
      DisplayList([
        RasterSupport.fill(RasterSupport.rectangle(x, 30, 2, 2), RasterSupport.color(255, 0, 0)),
        pane(RasterSupport.rectangle(10, 10, 20, 14)),
      ])
    }
    _ = rasterizer.picture(of: list(12))
    let near = rasterizer.picture(of: list(20))
    let whole = RasterSupport.pixels(list(20).commands, width: size, height: size)
    #expect(RasterSupport.pixels(of: near) == whole)
    let damage = try #require(near.damage)
    #expect(damage.contains { $0.contains(PixelRect(x: 10, y: 10, width: 20, height: 14)) })
  }

  @Test func `glyphs and lines can be of a material`() {
    let line = DisplayList.Command.stroke(
      RasterSupport.rectangle(10, 10, 20, 20), .material(glass), StrokeStyle(lineWidth: 4))
    let (before, after) = (pixels([bar]), pixels([bar, line]))
    #expect(after[10 * size + 11] != before[10 * size + 11])
    #expect(after[20 * size + 15] == before[20 * size + 15])
  }

  @Test func `bad numbers do no harm`() {
    let bad = MaterialPaint(
      blurRadius: .nan, saturation: .nan, veil: RasterSupport.color(0, 0, 0, .nan))
    _ = pixels([bar, pane(everything, bad)])
  }
}
