import Foundation
import Testing

@testable import TermAnim

/// Shadows that belong to the paint of a text.
@MainActor
struct TextShadowTests {
  private static let style: some ShapeStyle = Color.red.shadow(
    .drop(color: .blue, radius: 2, x: 1, y: 3))

  private var shadow: Filter {
    .shadow(
      color: Color.blue.resolved, radius: 2,
      offset: CGSize(width: 1, height: 3))
  }

  private func glyphs(of commands: [FlatCommand]) -> [GlyphRun.Glyph] {
    commands.flatMap { flat -> [GlyphRun.Glyph] in
      guard case .glyphs(let run, _) = flat.command else { return [] }
      return run.glyphs
    }
  }

  @Test func `a shadow is thrown by all lines of a text together`() throws {
    let text = Text("one\ntwo").font(.largeTitle).underline()
    let plain = ViewHost(text.foregroundStyle(.red))
    let host = ViewHost(text.foregroundStyle(Self.style))
    let layers = host.drawing.compactMap(\.layers.last)
    #expect(host.drawing.count == 4 && layers.count == 4)
    #expect(layers.allSatisfy { $0.filters == [shadow] && $0 == layers.first })
    #expect(glyphs(of: host.drawing) == glyphs(of: plain.drawing))
    #expect(plain.drawing.allSatisfy { $0.layers.isEmpty })
  }

  @Test func `a shadow lies under the glyphs, so far away as it says`() {
    func lightness<Style: ShapeStyle>(_ style: Style) -> [[Int]] {
      let text = Text("H").font(.system(size: 120)).foregroundStyle(style)
      let rasterizer = Rasterizer(
        width: 80, height: 48, scale: CGSize(width: 0.25, height: 0.25), ground: .black)
      let pixels = rasterizer.picture(of: ViewHost(text).displayList).pixels
      return PixelText(pixels).shades.split(separator: "\n").map { line in
        line.map { Array(" .:-=+*#%@").firstIndex(of: $0) ?? 0 }
      }
    }
    let plain = lightness(Color.white)
    let shaded = lightness(Color.white.shadow(.drop(color: .white, radius: 0, x: 0, y: 40)))
    let above = Array(repeating: Array(repeating: 0, count: 82), count: 10) + plain
    #expect(plain.contains { $0.contains(9) })
    for (row, line) in shaded.enumerated() {
      for (column, value) in line.enumerated() {
        let (own, thrown) = (plain[row][column], above[row][column])
        #expect(value >= max(own, thrown) && value <= own + thrown)
      }
    }
  }

  @Test func `only the part of a text that has the style throws the shadow`() {
    let text = Text("a") + Text("b").foregroundStyle(Self.style) + Text("c")
    let host = ViewHost(text.font(.largeTitle))
    let shaded = host.drawing.filter { $0.layers.contains { $0.filters == [shadow] } }
    #expect(host.drawing.count == 3 && shaded.count == 1)
  }

  @Test func `the terminal's own characters throw none`() {
    let host = ViewHost(Text("abc").foregroundStyle(Self.style))
    #expect(DrawnText.strings(in: host) == ["abc"])
    #expect(host.drawing.allSatisfy { $0.layers.isEmpty })
    #expect(
      DrawnText.characters(in: host).first?.color == Color.red.resolved)
  }

  @Test func `a shadow follows the glyphs of a renderer and of a rolling number`() {
    struct Plain: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { ctx.draw(line) }
      }
    }
    let drawn = ViewHost(
      Text("ab").font(.largeTitle).foregroundStyle(Self.style).textRenderer(Plain()))
    #expect(drawn.drawing.contains { $0.layers.contains { $0.filters == [shadow] } })
    let host = ViewHost(Rolling())
    host.tap(at: CGPoint(x: 160, y: 96))
    host.advance(by: 0.25)
    let glyphs = host.drawing.filter {
      if case .glyphs = $0.command { return true }
      return false
    }
    #expect(glyphs.count >= 2)
    #expect(glyphs.allSatisfy { $0.layers.contains { $0.filters == [shadow] } })
  }

  private struct Rolling: View {
    @State private var number = 17

    var body: some View {
      Text(verbatim: "\(number)").font(.system(size: 40)).foregroundStyle(TextShadowTests.style)
        .contentTransition(.numericText())
        .onTapGesture { withAnimation(.linear(duration: 1)) { number += 1 } }
    }
  }
}
