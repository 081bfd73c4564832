import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextTests {
  @Test func `body text is characters in the middle of the screen and in whole cells`() {
    let runs = DrawnText.characters(in: ViewHost(Text("Hello")))
    #expect(runs.map(\.origin) == [CGPoint(x: 152, y: 92)])
    #expect(runs.first?.clusters.map(\.columns) == [1, 1, 1, 1, 1])
    #expect(runs.first?.attributes == [])
  }

  @Test func `a wide character takes two columns`() {
    let runs = DrawnText.characters(in: ViewHost(Text(verbatim: "a人b")))
    #expect(runs.first?.clusters.map(\.columns) == [1, 2, 1])
    #expect(runs.first?.origin == CGPoint(x: 152, y: 92))
  }

  @Test func `controls are seen and tabs are spaces`() {
    #expect(ViewHost(Text(verbatim: "a\u{1B}[2J\tb")).strings == ["a\u{241B}[2J b"])
  }

  @Test func `lines are wrapped at words and aligned in whole cells`() {
    let text = Text("one two three").multilineTextAlignment(.trailing).frame(width: 30)
    let runs = DrawnText.characters(in: ViewHost(text))
    #expect(runs.map(\.text) == ["one two", "three"])
    #expect(runs[1].origin.x - runs[0].origin.x == 8)
    #expect(runs[1].origin.y - runs[0].origin.y == 8)
  }

  @Test func `what does not fit gives way to an ellipsis`() {
    let text = Text("one two three").lineLimit(1).frame(width: 28)
    #expect(ViewHost(text).strings == ["one tw\u{2026}"])
    #expect(ViewHost(text.truncationMode(.head)).strings == ["\u{2026}three"])
    #expect(ViewHost(text.truncationMode(.middle)).strings == ["one\u{2026}ree"])
    #expect(
      ViewHost(Text("one two three").frame(width: 28, height: 8)).strings == ["one tw\u{2026}"])
  }

  @Test func `lines keep as far apart as whole rows allow`() {
    let text = Text("one\ntwo").lineSpacing(9)
    let runs = DrawnText.characters(in: ViewHost(text))
    #expect(runs.map(\.origin.y) == [84, 100])
  }

  @Test func `pieces keep their own styles and take those of the whole where they have none`() {
    let text = (Text("a").bold().foregroundColor(.red) + Text("b").italic())
      .foregroundColor(.blue).underline()
    let runs = DrawnText.characters(in: ViewHost(text))
    #expect(runs.map(\.attributes) == [[.bold, .underline], [.italic, .underline]])
    let environment = EnvironmentValues()
    #expect(runs.map(\.color) == [Color.red, .blue].map { $0.resolve(in: environment) })
    #expect(runs[1].origin.x == runs[0].origin.x + 4)
  }

  @Test func `the parts of a line know where in it they are`() {
    let text = Text("ab**cde**f\nghi")
    let runs = DrawnText.characters(in: ViewHost(text))
    #expect(runs.map(\.text) == ["ab", "cde", "f", "ghi"])
    #expect(runs.map(\.line) == [0..<6, -2..<4, -5..<1, 0..<3])
  }

  @Test func `styles of views reach the texts inside`() {
    let view = HStack {
      Text("a")
      Text("b").bold(false)
    }
    .bold().italic().strikethrough()
    let runs = DrawnText.characters(in: ViewHost(view))
    #expect(
      runs.map(\.attributes) == [[.bold, .italic, .strikethrough], [.italic, .strikethrough]])
  }

  @Test func `a font of six pixels or more is outlines`() {
    for (size, isOutline) in [(23 as CGFloat, false), (24, true), (34, true)] {
      let host = ViewHost(Text("Hello").font(.system(size: size)))
      #expect(DrawnText.glyphs(in: host).isEmpty != isOutline, "\(size)")
      #expect(DrawnText.characters(in: host).isEmpty == isOutline, "\(size)")
    }
  }

  @Test func `the scale of the screen decides what six pixels are`() {
    let zoomed = Text("Hello").environment(\.displayScale, 1)
    #expect(DrawnText.glyphs(in: ViewHost(zoomed)).count == 1)
    let far = ViewHost(Text("ab").font(.largeTitle).environment(\.displayScale, 0.125))
    #expect(DrawnText.characters(in: far).first?.origin == CGPoint(x: 152, y: 88))
  }

  @Test func `rendering can be asked for`() {
    let title = Text("Hi").font(.largeTitle).textRendering(.characters)
    #expect(ViewHost(title).strings == ["Hi"])
    #expect(DrawnText.glyphs(in: ViewHost(Text("Hi").textRendering(.outlines))).count == 1)
  }

  @Test func `text that no face has glyphs for is characters`() {
    #expect(ViewHost(Text("\u{E123} \u{5E9}").font(.largeTitle)).strings == ["\u{E123} \u{5E9}"])
    #expect(ViewHost(Text("我是一个好人").font(.title)).strings == ["我是一个好人"])
  }

  @Test func `outlines at rest stand on whole pixels, each in its place of the layout`() {
    let host = ViewHost(Text("Wave").font(.largeTitle).offset(x: 8, y: 4))
    let glyphs = DrawnText.glyphs(in: host).flatMap(\.run.glyphs)
    #expect(glyphs.count == 4)
    for glyph in glyphs {
      #expect(glyph.transform.tx.truncatingRemainder(dividingBy: 4) == 0)
      #expect(glyph.transform.ty.truncatingRemainder(dividingBy: 4) == 0)
    }
    #expect(glyphs.map(\.transform.tx) == glyphs.map(\.transform.tx).sorted())
  }

  @Test func `a gradient runs across the whole of the text`() {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let text = Text("Hello").font(.largeTitle)
    let (host, size) = (ViewHost(text.foregroundStyle(gradient)), ViewHost(text).graph.size)
    guard case .gradient(let paint)? = DrawnText.glyphs(in: host).first?.paint,
      case .linear(let start, let end) = paint.geometry
    else {
      Issue.record("no gradient")
      return
    }
    #expect(abs((start.x + end.x) / 2 - size.width / 2) < 1e-9 && end.x > start.x + 40)
  }

  @Test func `a space has room of its own`() {
    func width(_ text: String) -> CGFloat {
      let font = Font.system(size: 40)
      return TextContent(Text(text).font(font), in: EnvironmentValues())
        .composition(for: .unspecified).size.width
    }
    #expect(width(" ") > 4)
    #expect(width("a ") > width("a"))
  }

  @Test func `rules of outlines are as wide as the text`() {
    let text = Text("Hello").font(.largeTitle).underline(color: .red).strikethrough()
    let host = ViewHost(text)
    let boxes = host.boxes
    #expect(boxes.count == 2 && boxes[0].width == boxes[1].width && boxes[0].width > 40)
    #expect(boxes[0].minY > boxes[1].maxY)
    let red = Color.red.resolved
    #expect(host.drawing.compactMap(\.color).map { $0 == red } == [true, false])
  }

  @Test(arguments: [-20, -1e4, Double.nan, .infinity, -.infinity])
  func `characters may be moved past each other, and not by what is no length`(length: Double) {
    for text in [Text("Hi\nyou").tracking(length), Text("Hi").kerning(length).underline()] {
      for font in [Font.title, .system(size: 4)] {
        let host = ViewHost(text.baselineOffset(length).font(font).lineSpacing(length))
        let bounds = host.boxes
        #expect(bounds.allSatisfy { $0.width.isFinite && $0.height.isFinite })
        let origins = DrawnText.characters(in: host).map(\.origin)
        #expect(origins.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        if !length.isFinite { #expect(!host.drawing.isEmpty) }
      }
    }
  }

  @Test func `tracking widens outlines and a raised text is higher`() {
    func layout(_ text: Text) -> TextComposition {
      TextContent(text.font(.largeTitle), in: EnvironmentValues()).composition(for: .unspecified)
    }
    let plain = layout(Text("ab"))
    #expect(layout(Text("ab").tracking(8)).size.width == plain.size.width + 8)
    #expect(layout(Text("ab").kerning(8)).size.width == plain.size.width + 8)
    #expect(layout(Text("ab").baselineOffset(8)).baselines.first == plain.baselines.first + 8)
  }

  @Test func `outlines become smaller rather than be cut when they may`() {
    let title = Text("Hello").font(.largeTitle)
    let (room, environment) = (ProposedViewSize(width: 50, height: 60), EnvironmentValues())
    var shrinking = environment
    shrinking.minimumScaleFactor = 0.2
    shrinking.lineLimit = 1
    #expect(TextContent(title, in: environment).composition(for: .unspecified).size.width > 50)
    #expect(TextContent(title, in: shrinking).composition(for: room).size.width <= 50)
  }

  @Test func `outlines fill no more lines than there is height for`() {
    let text = Text("one\ntwo\nthree").font(.largeTitle)
    let content = TextContent(text, in: EnvironmentValues())
    let line = content.composition(for: ProposedViewSize(width: nil, height: 1))
    let whole = content.composition(for: .unspecified)
    let two = ProposedViewSize(width: nil, height: line.size.height * 2 + 4)
    #expect(line.baselines.first == line.baselines.last)
    #expect(content.composition(for: two).size.height < whole.size.height)
    #expect(content.composition(for: two).size.height > line.size.height)
  }

  @Test func `texts of different sizes share a baseline`() {
    let view = HStack(alignment: .firstTextBaseline) {
      Text("A").font(.system(size: 64))
      Text("A").font(.system(size: 32))
    }
    let glyphs = DrawnText.glyphs(in: ViewHost(view)).flatMap(\.run.glyphs)
    #expect(glyphs.count == 2 && glyphs[0].transform.ty == glyphs[1].transform.ty)
  }

  @Test(arguments: ["", " ", "\n", "\n\n", "\r\n", "\u{300}", "\u{200B}", "\u{FFFF}", "👩‍👩‍👧‍👦"])
  func `any text can be set in any room`(string: String) {
    let rooms = [0, 1, -5, 1e9, .nan, .infinity].map { (room: CGFloat) in
      ProposedViewSize(width: room, height: room)
    }
    for rendering in [TextRendering.automatic, .characters, .outlines] {
      var environment = EnvironmentValues()
      environment.textFlow.rendering = rendering
      for text in [Text(string), Text(string).font(.largeTitle)] {
        for room in rooms {
          let size = TextContent(text, in: environment).composition(for: room).size
          #expect(size.width >= 0 && size.height >= 0 && size.height.isFinite)
        }
      }
    }
  }

  @Test func `a line under characters that are moved past each other has no length`() {
    var run = TextRun(TextPiece(text: "Hi"), in: EnvironmentValues())
    run.underline = TextRun.Rule(pattern: .solid, color: nil)
    let face = FittedFace.shared(run.span.font, pixelsPerPoint: 1)
    let last = CGRect(x: 0, y: 0, width: 10, height: 20)
    let rules = run.rules(
      from: last.offsetBy(dx: 50, dy: 0), to: last, baseline: 16, metrics: face.metrics)
    #expect(rules.map(\.rect.origin.x) == [50] && rules.map(\.rect.size.width) == [0])
  }
}
