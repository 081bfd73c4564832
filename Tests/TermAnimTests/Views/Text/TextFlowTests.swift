import Foundation
import Testing

@testable import TermAnim

/// How texts share lines, room and paint with the views around them.
@MainActor
struct TextFlowTests {
  private static let sentence = "the quick brown fox jumps over the lazy dog"

  /// The glyphs on the screen, each with its baseline.
  private func glyphs(_ host: ViewHost) -> [(x: CGFloat, baseline: CGFloat, run: GlyphRun.Glyph)] {
    host.drawing.flatMap { flat -> [(CGFloat, CGFloat, GlyphRun.Glyph)] in
      guard case .glyphs(let run, _) = flat.command else { return [] }
      return run.glyphs.map { glyph in
        let place = CGPoint(x: glyph.transform.tx, y: glyph.transform.ty).applying(flat.transform)
        return (place.x, place.y, glyph)
      }
    }
  }

  private func baselines(_ host: ViewHost) -> [CGFloat] {
    Set(glyphs(host).map(\.baseline)).sorted()
  }

  private func seen(_ host: ViewHost) -> Int { glyphs(host).count }

  // MARK: Baselines

  @Test(arguments: [
    (Font.system(size: 64), Font.system(size: 32)), (.largeTitle.bold(), .system(size: 40)),
    (.custom("DejaVu Sans", size: 48), .system(size: 28)),
    (.system(size: 60, design: .monospaced), .custom("DejaVu Serif", size: 36)),
  ])
  func `fonts of any size and family stand on one first baseline`(large: Font, small: Font) {
    let host = ViewHost(
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("Hx").font(large)
        Text("a\nb").font(small)
      })
    let lines = baselines(host)
    #expect(lines.count == 2)
    #expect(glyphs(host).count { $0.baseline == lines[0] } == 3)
  }

  @Test func `the last baselines meet when asked to, and differ from the first ones`() {
    func lines(_ alignment: VerticalAlignment) -> [CGFloat: Int] {
      let host = ViewHost(
        HStack(alignment: alignment, spacing: 4) {
          Text("A").font(.system(size: 64))
          Text("a\nb\nc").font(.system(size: 28))
        })
      return glyphs(host).reduce(into: [:]) { $0[$1.baseline, default: 0] += 1 }
    }
    let (first, last) = (lines(.firstTextBaseline), lines(.lastTextBaseline))
    #expect(first.count == 3 && last.count == 3)
    #expect(first.min { $0.key < $1.key }?.value == 2)
    #expect(last.max { $0.key < $1.key }?.value == 2)
  }

  @Test func `a raised text keeps the baseline of its line`() {
    let text = Text("x") + Text("2").baselineOffset(16)
    let host = ViewHost(
      HStack(alignment: .firstTextBaseline) {
        text.font(.system(size: 40))
        Text("y").font(.system(size: 40))
      })
    let lines = baselines(host)
    #expect(lines.count == 2 && lines[1] - lines[0] == 16)
    #expect(glyphs(host).count { $0.baseline == lines[1] } == 2)
  }

  @Test func `characters and outlines share a baseline to half a row`() {
    let host = ViewHost(
      HStack(alignment: .firstTextBaseline) {
        Text("H").font(.system(size: 64))
        Text("m").font(.body)
      })
    let row = DrawnText.characters(in: host).first?.origin.y ?? 0
    let baseline = baselines(host).first ?? 0
    #expect(abs(row + 8 * TextComposition.cellAscent - baseline) <= 4)
  }

  // MARK: Masks and gradients

  @Test func `a text masks what it is the mask of`() throws {
    let text = Text("HI").font(.system(size: 96).bold())
    let host = ViewHost(Color.red.mask { text.foregroundStyle(.black) })
    let mask = try #require(host.drawing.first?.layers.compactMap(\.mask).first)
    #expect(!FlatCommand.all(in: mask.contents).isEmpty)
    func picture(_ host: ViewHost) -> String {
      let rasterizer = Rasterizer(
        width: 80, height: 48, scale: CGSize(width: 0.25, height: 0.25), ground: .black)
      return PixelText(rasterizer.picture(of: host.displayList).pixels).shades
    }
    #expect(picture(host) == picture(ViewHost(text.foregroundStyle(.red))))
  }

  @Test func `one gradient runs through all lines, runs and rules of a text`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let text = (Text("one\n") + Text("two\n").bold() + Text("three").underline())
      .font(.system(size: 40)).foregroundStyle(gradient)
    let host = ViewHost(text)
    let paints = host.drawing.compactMap { flat -> Paint? in
      switch flat.command {
      case .glyphs(_, let paint), .fill(_, let paint, _): paint
      default: nil
      }
    }
    #expect(paints.count == 4 && paints.allSatisfy { $0 == paints.first })
    guard case .gradient(let paint)? = paints.first,
      case .linear(let start, let end) = paint.geometry
    else {
      Issue.record("no gradient")
      return
    }
    let lines = baselines(host)
    #expect(start.y < lines[0] && end.y > lines[2] && start.x == end.x)
  }

  // MARK: Room

  @Test func `a line limit shows a prefix of the lines, and all of them when it is not reached`() {
    let all = ViewHost(Text(Self.sentence).font(.system(size: 28)).frame(width: 200))
    let count = baselines(all).count
    #expect(count > 3)
    for limit in 1...count + 1 {
      let host = ViewHost(
        Text(Self.sentence).font(.system(size: 28)).lineLimit(limit).frame(width: 200))
      #expect(baselines(host).count == min(limit, count))
      #expect(limit < count || seen(host) == seen(all))
      #expect(limit >= count || seen(host) < seen(all))
    }
  }

  @Test(arguments: [Font.title, .system(size: 24), .system(size: 40)])
  func `lines that fit into a room with the lines of SF are all there`(font: Font) {
    let size: CGFloat = font == .title ? 28 : font == .system(size: 24) ? 24 : 40
    for count in 1...5 {
      let text = Array(repeating: "Ab", count: count).joined(separator: "\n")
      func drawn(_ height: CGFloat) -> Int {
        seen(ViewHost(Text(text).font(font).frame(width: 200, height: height)))
      }
      #expect(drawn((CGFloat(count) * 1.193 * size).rounded(.up)) == 2 * count)
      if count > 1 { #expect(drawn((CGFloat(count) - 0.5) * 1.193 * size) < 2 * count) }
    }
  }

  @Test func `a text that may be smaller becomes so where only lines of SF would fit`() {
    func pitch(_ view: some View) -> CGFloat {
      let lines = baselines(ViewHost(view))
      return lines.count == 2 ? lines[1] - lines[0] : 0
    }
    let text = Text("Ab\nAb").font(.title)
    let small = pitch(text.minimumScaleFactor(0.8).frame(width: 200, height: 67))
    #expect(small > 0 && small < pitch(text))
  }

  @Test func `a truncated text shows its tail, head or both ends, as wide as there is room`() {
    func text(_ mode: Text.TruncationMode, width: CGFloat) -> String {
      var flow = EnvironmentValues()
      flow.lineLimit = 1
      flow.truncationMode = mode
      let content = TextContent(Text(Self.sentence).font(.system(size: 28)), in: flow)
      let composition = content.composition(for: ProposedViewSize(width: width, height: nil))
      #expect(composition.size.width <= width && composition.isTruncated)
      return String(composition.glyphLines.glyphs.map(\.character))
    }
    for width in stride(from: 60 as CGFloat, through: 300, by: 60) {
      let parts = [Text.TruncationMode.tail, .head, .middle].map {
        text($0, width: width).split(separator: "\u{2026}", omittingEmptySubsequences: false)
      }
      #expect(parts.allSatisfy { $0.count == 2 })
      #expect(Self.sentence.hasPrefix(parts[0][0]) && parts[0][1].isEmpty)
      #expect(parts[1][0].isEmpty && Self.sentence.hasSuffix(parts[1][1]))
      #expect(Self.sentence.hasPrefix(parts[2][0]) && Self.sentence.hasSuffix(parts[2][1]))
      #expect(abs(parts[2][0].count - parts[2][1].count) <= 2)
    }
  }

  @Test func `text shrinks no further than it must, nor than it may, before it is cut`() {
    func composition(width: CGFloat, least: CGFloat) -> TextComposition {
      var flow = EnvironmentValues()
      (flow.lineLimit, flow.minimumScaleFactor) = (1, least)
      return TextContent(Text("Hamburgefonts").font(.system(size: 60)), in: flow)
        .composition(for: ProposedViewSize(width: width, height: nil))
    }
    let whole = composition(width: .infinity, least: 0.5).size.width
    for share in [0.95, 0.8, 0.65, 0.55] {
      let shrunk = composition(width: whole * share, least: 0.3)
      #expect(!shrunk.isTruncated && shrunk.size.width <= whole * share)
      #expect(shrunk.size.width >= whole * (share - 0.15), "\(share)")
      #expect(composition(width: whole * share, least: 1).isTruncated)
    }
    #expect(composition(width: whole * 0.4, least: 0.5).isTruncated)
    #expect(composition(width: whole, least: 0.3).size.width == whole)
  }

  @Test func `a text that may become small is written where it is too wide to be drawn`() {
    func strings(_ least: CGFloat) -> [String] {
      ViewHost(
        Text(verbatim: "123456").font(.largeTitle).minimumScaleFactor(least).lineLimit(1)
          .frame(width: 40, height: 40)
      ).strings
    }
    #expect(strings(0.4) == ["123456"])
    #expect(strings(1) != ["123456"])
    // What may not become that small is cut at its least size.
    #expect(
      ViewHost(
        Text(verbatim: "123456").font(.system(size: 60)).minimumScaleFactor(0.5).lineLimit(1)
          .frame(width: 40, height: 80)
      ).strings != ["123456"])
  }

  // MARK: Room

  @Test func `a text in one line is the same in all room that it fits`() {
    var dice = CellDice(seed: 12)
    let words = ["tide", "of", "a", "whole", "sea", "wide ", "\n"]
    var (count, repeated) = (0, 0)
    for round in 0..<400 {
      let text = (0..<dice.roll(1..<4)).map { _ in words[dice.roll(0..<7)] }.joined(separator: " ")
      var environment = EnvironmentValues()
      environment.textFlow.alignment = [.leading, .center, .trailing][dice.roll(0..<3)]
      environment.textFlow.lineLimit = dice.chance(3) ? 1 : nil
      environment.textFlow.leastLines = dice.chance(4) ? 2 : 0
      environment.font = .system(size: [16, 40][round % 2])
      let content = TextContent(Text(verbatim: text), in: environment)
      func composition() -> (room: ProposedViewSize, made: TextComposition) {
        let room = ProposedViewSize(
          width: dice.chance(4) ? nil : CGFloat(dice.roll(0..<400)),
          height: dice.chance(4) ? nil : CGFloat(dice.roll(0..<100)))
        return (room, content.composition(for: room))
      }
      let (one, other) = (composition(), composition())
      guard one.made.isOneLine, !content.dependsOnRoom else { continue }
      count += 1
      guard one.made.fits(other.room) else { continue }
      repeated += 1
      #expect(one.made.size == other.made.size, "\(text) in \(one.room), \(other.room)")
      #expect(one.made.glyphLines == other.made.glyphLines)
      let own = content.composition(for: ProposedViewSize(one.made.size))
      #expect(own.glyphLines == one.made.glyphLines)
    }
    #expect(count > 100 && repeated > 50 && repeated < count)
  }

  @Test func `a text that ends with spaces has them back as soon as there is room`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { width, _, _ in
        Text(verbatim: "ab    ").background(Color.red).frame(width: width)
      })
    let red = Color.red.resolved
    let widths = [100.0, 16, 100, 12, 40].map { width -> CGFloat? in
      probe.u = width
      host.settle()
      return host.drawing.first { $0.color == red }?.bounds?.width
    }
    #expect(widths == [24, 16, 24, 12, 24])
  }

  @Test func `a text wraps or shrinks while there is no room for its line, and not longer`() {
    let probe = Probe()
    let red = Color.red.resolved
    func sizes(_ text: some View, least: CGFloat = 1, _ room: [CGFloat]) -> [CGSize?] {
      let host = ViewHost(
        ProbeView(probe) { width, _, _ in
          text.minimumScaleFactor(least).background(Color.red).frame(width: width)
        })
      return room.map { width in
        probe.u = width
        host.settle()
        return host.drawing.first { $0.color == red }?.bounds?.size
      }
    }
    let long = Text(verbatim: "the whole wide sea")
    let large = Text(verbatim: "wide").font(.system(size: 40)).lineLimit(1)
    for room: [CGFloat] in [[300, 60, 300, 60], [60, 300, 60, 300]] {
      let short = sizes(Text(verbatim: "wide sea"), room)
      #expect(short.compactMap { $0?.height } == [8, 8, 8, 8])
      for found in [sizes(long, room), sizes(large, least: 0.4, room)] {
        #expect(found[0] != found[1] && found[0] == found[2] && found[1] == found[3], "\(found)")
      }
    }
  }
}
