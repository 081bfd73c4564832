import Foundation
import Testing

@testable import TermAnim

@MainActor
struct EmojiTests {
  private func colors(of text: Text, size: CGFloat = 60) -> [Color.Resolved] {
    let view = text.font(.system(size: size)).foregroundStyle(Color.blue)
    return ViewHost(view).drawing.compactMap { flat in
      switch flat.command {
      case .glyphs(_, .color(let color)): color
      default: nil
      }
    }
  }

  @Test func `drawn emoji have a colour of their own, and the text around keeps its`() {
    let (red, blue) = (Color.red.resolved, Color.blue.resolved)
    #expect(colors(of: Text("a\u{2764}\u{FE0F}b")) == [blue, red, blue])
    #expect(colors(of: Text("\u{2764}\u{FE0F}").foregroundColor(.green)) == [red])
    #expect(colors(of: Text("\u{2665}")) == [blue])
    #expect(colors(of: Text("no emoji")) == [blue])
  }

  @Test func `every emoji that has a picture has one that is drawn`() throws {
    let face = FittedFace(FontDescription(size: 60), pixelsPerPoint: nil, source: NoFonts())
    for emoji: Character in ["\u{2764}\u{FE0F}", "\u{1F525}", "\u{1F600}", "\u{2B50}\u{FE0F}"] {
      let name = try #require(EmojiPicture.name(for: emoji))
      #expect(face.glyph(for: emoji)?.outline == face.symbol(named: name)?.outline)
    }
    #expect(EmojiPicture.allNames.allSatisfy { face.symbol(named: $0) != nil })
    #expect(EmojiPicture.name(for: "a") == nil && EmojiPicture.name(for: "\u{2665}") == nil)
  }

  @Test func `an emoji without a picture is the terminal's own, and the text around stays large`() {
    func size(_ text: String) -> CGSize {
      var found = CGSize.zero
      _ = ViewHost(
        Text(text).font(.system(size: 60))
          .background { GeometryReader { proxy in Color.clear.onAppear { found = proxy.size } } })
      return found
    }
    let unicorn = "\u{1F984}"
    #expect(size("Ab" + unicorn).height == size("Ab").height)
    #expect(size("Ab" + unicorn).width > size("Ab").width + 40)
    #expect(size(unicorn).width > 40)
    let host = ViewHost(Text("Ab" + unicorn).font(.system(size: 60)))
    let outlines = host.drawing.flatMap { flat -> [GlyphRun.Glyph] in
      if case .glyphs(let run, _) = flat.command { run.glyphs } else { [] }
    }
    #expect(outlines.count == 2)
    let place = host.frame(of: unicorn)
    let right = outlines.map(\.transform.tx).max() ?? 0
    #expect((place?.midX ?? 0) > right + 30 && (place?.width ?? 0) == 8)
    #expect((place?.midY ?? 0) < (outlines.first?.transform.ty ?? 0))
  }

  @Test func `the glyphs of a text with such an emoji are those that are drawn`() {
    let unicorn = "\u{1F984}"
    let content = TextContent(
      Text("A" + unicorn).font(.system(size: 60)), in: EnvironmentValues())
    let composition = content.composition(for: .unspecified)
    let glyphs = composition.glyphLines.glyphs
    #expect(glyphs.map(\.character) == ["A", Character(unicorn)])
    if content.hasCells, case .cluster(let cluster, _)? = glyphs.last?.ink {
      #expect(cluster.text == unicorn && cluster.columns == 2)
    } else {
      #expect(!content.hasCells)
    }
  }
}
