import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextStylesTests {
  private func size(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> CGSize
  {
    var environment = EnvironmentValues()
    change(&environment)
    return TextContent(text, in: environment).composition(for: .unspecified).size
  }

  @Test func `tracking of characters is whole columns, none after the last`() {
    let runs = DrawnText.characters(in: ViewHost(Text(verbatim: "abc").tracking(5)))
    #expect(runs.map(\.text) == ["a b c"])
    #expect(size(Text(verbatim: "abc").tracking(5)).width == 20)
    #expect(size(Text(verbatim: "abc").kerning(1.9)).width == 12)
    #expect(size(Text(verbatim: "a人b").tracking(8)).width == 32)
    #expect(size(Text(verbatim: "abc").tracking(-8)).width == 12)
    #expect(size(Text(verbatim: "abc").tracking(.nan)).width == 12)
    #expect(size(Text(verbatim: "abc").tracking(.infinity)).width == 12)
  }

  @Test func `tracked lines break where they are full`() {
    let text = Text(verbatim: "ab cd ef").tracking(4).frame(width: 40)
    #expect(ViewHost(text).strings == ["a b   c d", "e f"])
    let cut = Text(verbatim: "abcdef").tracking(4).lineLimit(1).frame(width: 24)
    #expect(ViewHost(cut).strings == ["a b \u{2026}"])
  }

  @Test func `letters change their case`() {
    #expect(ViewHost(Text(verbatim: "Straße").textCase(.uppercase)).strings == ["STRASSE"])
    #expect(ViewHost(Text(verbatim: "LOUD").textCase(.lowercase)).strings == ["loud"])
    let kept = VStack { Text(verbatim: "Aa").textCase(nil) }.textCase(.uppercase)
    #expect(ViewHost(kept).strings == ["Aa"])
  }

  @Test func `small capitals are smaller capitals`() {
    func heights(_ font: Font) -> [CGFloat] {
      DrawnText.glyphs(in: ViewHost(Text(verbatim: "Hh").font(font))).flatMap(\.run.glyphs)
        .map { $0.outline.applying($0.transform).boundingRect.height }
    }
    let font = Font.system(size: 80)
    let (plain, small) = (heights(font), heights(font.lowercaseSmallCaps()))
    #expect(small[0] == plain[0] && small[1] < plain[0] * 0.9 && small[1] > plain[0] * 0.6)
    #expect(heights(font.smallCaps())[0] == small[1])
    #expect(heights(font.uppercaseSmallCaps())[0] == small[1])
    #expect(ViewHost(Text(verbatim: "aB").font(.body.lowercaseSmallCaps())).strings == ["A", "B"])
  }

  @Test func `texts of secondary scale are smaller`() {
    let text = Text(verbatim: "Hello").font(.system(size: 80))
    let (whole, small) = (size(text), size(text.textScale(.secondary)))
    #expect(small.height < whole.height * 0.85 && small.height > whole.height * 0.75)
    #expect(size(text.textScale(.secondary, isEnabled: false)) == whole)
    #expect(size(text.textScale(.default)) == whole)
  }

  @Test func `lines are drawn in patterns`() throws {
    func pieces(_ pattern: Text.LineStyle.Pattern) -> [CGRect] {
      let text = Text(verbatim: "Hello").font(.system(size: 60)).underline(pattern: pattern)
      return ViewHost(text).drawing.compactMap { flat -> Path? in
        if case .fill(let path, _, _) = flat.command { return path }
        return nil
      }.flatMap(\.boxes)
    }
    let solid = try #require(pieces(.solid).first)
    #expect(pieces(.solid).count == 1)
    let (dots, dashes) = (pieces(.dot), pieces(.dash))
    #expect(dots.count > dashes.count && dashes.count > 2)
    for piece in dots + dashes + pieces(.dashDotDot) {
      #expect(piece.minX >= solid.minX && piece.maxX <= solid.maxX + 1e-6)
      #expect(piece.minY == solid.minY && piece.height == solid.height)
    }
    #expect(dots.dropLast().allSatisfy { abs($0.width - solid.height) < 1e-6 })
    #expect(dashes.dropLast().allSatisfy { abs($0.width - 3 * solid.height) < 1e-6 })
  }

  @Test func `room is kept for as many lines as asked`() {
    func height<Content: View>(_ view: Content) -> CGFloat {
      var height = 0.0 as CGFloat
      let reader = GeometryReader { proxy -> Color in
        height = proxy.size.height
        return Color.clear
      }
      _ = ViewHost(view.background(reader)).displayList
      return height
    }
    let text = Text(verbatim: "one")
    #expect(height(text) == 8)
    #expect(height(text.lineLimit(3, reservesSpace: true)) == 24)
    #expect(height(text.lineLimit(3, reservesSpace: false)) == 8)
    #expect(height(text.lineLimit(2...)) == 16)
    #expect(height(text.lineLimit(2...4)) == 16)
    #expect(height(text.lineLimit(...4)) == 8)
    #expect(height(Text(verbatim: "").lineLimit(2...)) == 16)
    let large = text.font(.system(size: 40))
    let two = Text(verbatim: "one\ntwo").font(.system(size: 40))
    #expect(height(large.lineLimit(2...)) == height(two))
    let many = Text(verbatim: "a b c d e f g").frame(width: 4)
    #expect(height(many.lineLimit(...2)) == 16)
  }

  @Test func `characters move together before a text is cut`() {
    let text = Text(verbatim: "Hello world").font(.system(size: 64))
    func composition(_ isTight: Bool, _ room: CGFloat?) -> TextComposition {
      var environment = EnvironmentValues()
      (environment.allowsTightening, environment.lineLimit) = (isTight, 1)
      return TextContent(text, in: environment)
        .composition(for: ProposedViewSize(width: room, height: nil))
    }
    let whole = composition(true, nil).size.width
    #expect(composition(false, nil).size.width == whole)
    #expect(composition(false, whole - 20).isTruncated)
    let tight = composition(true, whole - 20)
    #expect(!tight.isTruncated && tight.size.width <= whole - 20)
    #expect(composition(true, whole - 80).isTruncated)
  }

  @Test func `pictures stand in texts as outlines and as characters`() {
    let text = Text("I \(Image(systemName: "heart.fill")) you")
    #expect(ViewHost(text).strings == ["I ", "\u{2665}", " you"])
    let large = DrawnText.glyphs(in: ViewHost(text.font(.system(size: 60)))).flatMap(\.run.glyphs)
    #expect(large.count == 5)
    #expect(ViewHost(Text(Image(systemName: "heart.circle"))).strings == ["\u{2661}"])
    #expect(ViewHost(Text(Image(systemName: "a.circle.fill"))).strings == ["A"])
    #expect(ViewHost(Text(Image(systemName: "7.square"))).strings == ["7"])
    #expect(ViewHost(Text(Image(systemName: "27.circle"))).strings == ["\u{25A1}"])
    #expect(ViewHost(Text(Image(systemName: "no.such.name"))).strings == ["\u{25A1}"])
    #expect(ViewHost(Text(Image(systemName: "a"))).strings == ["\u{25A1}"])
    #expect(ViewHost(Text(Image("photo"))).strings == ["\u{25A1}"])
  }

  @Test func `the character for a picture takes one column`() {
    for name in GlyphTable.names where name.count > 1 && !name.hasPrefix("U+") {
      let text = SymbolCharacter.text(for: String(name))
      #expect(text.map { CharacterWidth(of: $0).columns } == [1], "\(name)")
    }
  }

  @Test func `baselines are where letters stand, in outlines and in cells`() {
    let text = Text(verbatim: "A").font(.system(size: 64))
    let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
      text
      Text(verbatim: "a\nb")
    }
    let host = ViewHost(view)
    let baseline = DrawnText.glyphs(in: host).flatMap(\.run.glyphs).first?.transform.ty ?? 0
    let rows = DrawnText.characters(in: host).map(\.origin.y)
    #expect(rows.count == 2 && abs(rows[1] + 6 - baseline) <= 4)
  }

  @Test func `a text masks what is behind it`() throws {
    let view = Color.red.mask(Text(verbatim: "A").font(.system(size: 64)))
    let host = ViewHost(view)
    let masks = host.drawing.flatMap(\.layers).compactMap(\.mask)
    let mask = try #require(masks.first)
    #expect(masks.count == 1)
    #expect(mask.contents.commands.contains { if case .glyphs = $0 { true } else { false } })
  }
}

extension Path {
  /// The bounds of each closed part.
  fileprivate var boxes: [CGRect] {
    var boxes: [CGRect] = []
    var part = Path()
    forEach { element in
      switch element {
      case .move(let to): part.move(to: to)
      case .line(let to): part.addLine(to: to)
      case .closeSubpath:
        boxes.append(part.boundingRect)
        part = Path()
      default: break
      }
    }
    return boxes
  }
}
