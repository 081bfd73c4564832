import Foundation
import Testing

@testable import TermAnim

struct TextLayoutTests {
  private typealias Support = TypesettingSupport

  @Test func `lines end at opportunities and stay within their room`() {
    let text = "The quick brown fox jumps over the lazy dog"
    for width in stride(from: 44 as CGFloat, to: 240, by: 7) {
      let layout = Support.layout(text, width: width)
      #expect(layout.lines.allSatisfy { $0.width <= width }, "\(width)")
      #expect(Support.lines(of: layout).joined(separator: " ") == text, "\(width)")
      #expect(layout.size.width == layout.lines.map(\.width).max())
    }
  }

  @Test func `a line takes every word that fits`() {
    let whole = Support.layout("aaa bbb ccc")
    #expect(Support.lines(of: Support.layout("aaa bbb ccc", width: whole.size.width)).count == 1)
    let two = Support.lines(of: Support.layout("aaa bbb ccc", width: whole.size.width - 1))
    #expect(two == ["aaa bbb", "ccc"])
  }

  @Test func `a word too long for a line is cut between characters`() {
    let layout = Support.layout("incomprehensible", width: 30)
    #expect(layout.lines.count > 2)
    #expect(Support.lines(of: layout).joined() == "incomprehensible")
    #expect(layout.lines.allSatisfy { $0.width <= 30 })
    #expect(Support.lines(of: Support.layout("abc", width: 0)) == ["a", "b", "c"])
  }

  @Test func `line feeds begin lines, empty ones too`() {
    #expect(Support.lines(of: Support.layout("a\n\nb\r\nc")) == ["a", "", "b", "c"])
    #expect(Support.lines(of: Support.layout("a\n")) == ["a", ""])
    let heights = ["a", "a\nb", "a\n\nb"].map { Support.layout($0).size.height }
    #expect(heights[1] == 2 * heights[0] && heights[2] == 3 * heights[0])
  }

  @Test func `letters of two fonts keep a pixel between them`() {
    let fonts = [Support.font(10), Support.font(11), Support.font(10, .bold)]
    var options = TextLayout.Options()
    options.pixelsPerPoint = 1
    for (left, right) in [("V", "V"), ("A", "v"), ("y", "W"), ("H", "H")] {
      for font in fonts.dropFirst() {
        let spans = [TextSpan(text: left, font: fonts[0]), TextSpan(text: right, font: font)]
        let glyphs = TextLayout(spans, options).glyphs
        #expect(glyphs[1].origin.x - glyphs[0].origin.x - glyphs[0].fitted.inkWidth >= 1)
      }
    }
  }

  @Test func `an empty text has no size and no lines`() {
    let layout = Support.layout("")
    #expect(layout.size == .zero && layout.lines.isEmpty && layout.firstBaseline == 0)
  }

  @Test func `spaces at the end of a line take no room`() {
    #expect(Support.layout("ab   ").size.width == Support.layout("ab").size.width)
    #expect(Support.layout("a b").size.width > Support.layout("ab").size.width)
  }

  @Test func `spaces may hang over the end of a line that is full`() {
    let room = Support.layout("ab").size.width
    #expect(Support.lines(of: Support.layout("ab  cd", width: room)) == ["ab", "cd"])
  }

  @Test func `an unseen character still says where a line may end`() {
    let room = Support.layout("abcd").size.width
    #expect(Support.lines(of: Support.layout("ab\u{200B}cdef", width: room)) == ["ab", "cdef"])
    let hyphenated = Support.layout("in\u{AD}comprehensible", width: 3 * room)
    #expect(Support.lines(of: hyphenated).first == "in-")
  }

  @Test func `a soft hyphen is seen only where the line ends`() {
    let text = "incompre\u{AD}hensible"
    let room = Support.layout("incompre-").size.width
    #expect(Support.lines(of: Support.layout(text, width: room)) == ["incompre-", "hensible"])
    #expect(Support.lines(of: Support.layout(text, width: room - 1)).first != "incompre-")
    #expect(Support.layout(text).size.width == Support.layout("incomprehensible").size.width)
  }

  @Test func `an ellipsis stands for what does not fit`() {
    let text = "one two three four"
    let room = Support.layout("one two th…").size.width
    func line(_ truncation: TextTruncation) -> [String] {
      Support.lines(
        of: Support.layout(text, width: room, lineLimit: 1, truncation: truncation))
    }
    #expect(line(.tail) == ["one two th…"])
    #expect(line(.head)[0].hasPrefix("…") && line(.head)[0].hasSuffix("four"))
    #expect(line(.middle)[0].hasPrefix("one") && line(.middle)[0].hasSuffix("our"))
    for truncation in [TextTruncation.head, .middle, .tail] {
      let layout = Support.layout(text, width: room, lineLimit: 1, truncation: truncation)
      #expect(layout.isTruncated && layout.lines.count == 1 && layout.size.width <= room)
    }
  }

  @Test func `a limit that is not reached changes nothing`() {
    let layout = Support.layout("one two", lineLimit: 2)
    #expect(!layout.isTruncated && Support.lines(of: layout) == ["one two"])
  }

  @Test func `text after the last line shows as an ellipsis`() {
    #expect(Support.lines(of: Support.layout("one\ntwo\nthree", lineLimit: 2)) == ["one", "two…"])
    #expect(Support.lines(of: Support.layout("one\ntwo", lineLimit: 0)) == ["one…"])
  }

  @Test(arguments: TextAlignment.allCases)
  func `lines are aligned within the widest`(alignment: TextAlignment) {
    var options = TextLayout.Options(alignment: alignment)
    let font = Support.font(20)
    options.pixelsPerPoint = nil
    let layout = TextLayout([TextSpan(text: "wide line\nis", font: font)], options)
    let short = layout.lines[1]
    let before = short.origin.x
    let after = layout.size.width - short.width - before
    #expect(abs(before * (1 - alignment.fraction) - after * alignment.fraction) < 1e-9)
    #expect(layout.glyphs[short.glyphs].first.map { $0.origin.x > before } == true)
  }

  @Test func `hinted text has everything on whole pixels of its grid`() {
    var options = TextLayout.Options(width: 130, alignment: .center, lineSpacing: 3)
    options.pixelsPerPoint = 0.25
    let font = Support.font(34)
    let layout = TextLayout([TextSpan(text: "Centred text, wrapped", font: font)], options)
    #expect(layout.lines.count > 1)
    for glyph in layout.glyphs {
      #expect((glyph.origin.x / 4).rounded() == glyph.origin.x / 4)
      #expect((glyph.origin.y / 4).rounded() == glyph.origin.y / 4)
    }
  }

  @Test func `the tallest font of a line decides its height, and all share the baseline`() {
    let spans = [
      TextSpan(text: "small ", font: Support.font(10)),
      TextSpan(text: "large", font: Support.font(30)),
    ]
    let layout = TextLayout(spans)
    let large = FittedFace.shared(Support.font(30)).metrics
    #expect(abs(layout.firstBaseline - large.ascent) < 1e-9)
    #expect(abs(layout.size.height - large.lineHeight) < 1e-9)
    #expect(Set(layout.glyphs.map(\.origin.y)).count == 1)
    #expect(layout.runs(of: layout.lines[0]).count == 2)
  }

  @Test func `a raised span leaves the baseline and makes the line taller`() {
    var span = TextSpan(text: "2", font: Support.font(20))
    span.baselineOffset = 8
    let plain = TextSpan(text: "x", font: Support.font(20))
    let layout = TextLayout([plain, span])
    #expect(abs(layout.glyphs[0].origin.y - layout.glyphs[1].origin.y - 8) < 1e-9)
    #expect(abs(layout.size.height - TextLayout([plain]).size.height - 8) < 1e-9)
  }

  @Test func `tracking is added after every character but the last`() {
    var span = TextSpan(text: "abcd", font: Support.font(20))
    let plain = TextLayout([span]).size.width
    span.tracking = 5
    #expect(abs(TextLayout([span]).size.width - plain - 15) < 1e-9)
  }

  @Test func `rooms of glyphs tile the line`() {
    let layout = Support.layout("Wave text", Support.font(20), pixelsPerPoint: nil)
    let bounds = layout.glyphs.map(\.typographicBounds)
    #expect(abs(bounds[0].minX) < 1e-9)
    #expect(abs((bounds.last?.maxX ?? 0) - layout.size.width) < 1e-9)
    for (left, right) in zip(bounds, bounds.dropFirst()) {
      #expect(abs(left.maxX - right.minX) < 1e-9)
    }
    #expect(layout.glyphs.map(\.index) == Array(0..<9))
  }

  @Test func `line spacing is between lines only`() {
    var options = TextLayout.Options()
    let spans = [TextSpan(text: "a\nb", font: Support.font(20))]
    let plain = TextLayout(spans, options)
    options.lineSpacing = 6
    let spaced = TextLayout(spans, options)
    #expect(abs(spaced.size.height - plain.size.height - 6) < 1e-9)
    #expect(spaced.firstBaseline == plain.firstBaseline)
    #expect(abs(spaced.lastBaseline - plain.lastBaseline - 6) < 1e-9)
  }

  @Test func `loose type adds a tenth of the size between lines, tight type takes it away`() {
    var spans = [TextSpan(text: "a\nb", font: Support.font(20))]
    let height = TextLayout(spans).size.height
    spans[0].font.leading = .loose
    #expect(abs(TextLayout(spans).size.height - height - 2) < 1e-9)
    spans[0].font.leading = .tight
    #expect(abs(TextLayout(spans).size.height - height + 2) < 1e-9)
  }

  @Test func `text is made smaller until it fits, but not smaller than permitted`() {
    let spans = [TextSpan(text: "a longer text", font: Support.font(40))]
    let natural = TextLayout(spans)
    let options = TextLayout.Options(width: natural.size.width * 0.7, lineLimit: 1)
    let fitted = TextLayout(spans, options, height: .infinity, minimumScale: 0.5)
    #expect(!fitted.isTruncated)
    #expect(fitted.size.width > options.width * 0.97 && fitted.size.width <= options.width)
    let cramped = TextLayout(spans, options, height: .infinity, minimumScale: 0.9)
    #expect(cramped.isTruncated)
    #expect(abs(cramped.size.height - natural.size.height * 0.9) < 1e-9)
    let roomy = TextLayout(spans, TextLayout.Options(), height: 100, minimumScale: 0.5)
    #expect(roomy.size == natural.size)
  }

  @Test func `what the face lacks shows as a box`() {
    let layout = Support.layout("a\u{E123}\u{1B}")
    #expect(layout.glyphs.map(\.isMissing) == [false, true, true])
    #expect(layout.glyphs.allSatisfy { $0.fitted.inkWidth > 0 })
  }

  @Test(arguments: ["\u{200C}", "\u{200D}", "\u{FE0E}"])
  func `a letter that is told how to join is drawn as it is`(joiner: String) {
    let layout = Support.layout("Auf\(joiner)lage")
    #expect(layout.size == Support.layout("Auflage").size)
    #expect(layout.glyphs.allSatisfy { !$0.isMissing })
  }

  @Test func `joiners and selectors take no room`() {
    #expect(Support.layout("a\u{200B}b").size.width == Support.layout("ab").size.width)
    #expect(Support.layout("★\u{FE0E}").size.width == Support.layout("★").size.width)
  }

  @Test func `equal requests share a layout`() {
    let spans = [TextSpan(text: "again", font: Support.font(20))]
    let (first, second) = (TextLayout.shared(spans), TextLayout.shared(spans))
    #expect(first.size == second.size && first.glyphs.count == 5)
    #expect(TextLayout.shared(spans, .init(width: 10)).lines.count > 1)
  }

  @Test func `of long texts that change only the last few are kept`() {
    for number in 0..<40 {
      let text = "\(number) " + String(repeating: "of many ", count: 250)
      _ = TextLayout.shared([TextSpan(text: text, font: Support.font(20))])
      #expect(TextLayout.sharedGlyphCount <= TextLayout.mostSharedGlyphs)
    }
  }

  @Test(arguments: [CGFloat.nan, -1, -CGFloat.infinity, 0])
  func `room that is none still takes a character a line`(width: CGFloat) {
    #expect(Support.layout("ab", width: width).lines.count == 2)
  }

  @Test func `no bytes trap`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let scalars = (0..<10).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      }
      let text = String(decoding: bytes, as: UTF8.self) + String(String.UnicodeScalarView(scalars))
      for width in [0, 25, .infinity] as [CGFloat] {
        let layout = Support.layout(text, width: width, lineLimit: 3, truncation: .middle)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.lines.count <= 3)
      }
    }
  }
}
