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

  private func resolved(_ color: Color) -> Color.Resolved {
    color.resolve(in: EnvironmentValues())
  }

  @Test func `drawn emoji have a colour of their own, and the text around keeps its`() {
    let (red, blue) = (resolved(.red), resolved(.blue))
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
}
