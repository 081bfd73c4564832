import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextRendererTests {
  private struct Loud: TextAttribute {
    var level: Int
  }

  /// Lifts each glyph by its place, and marks what has the attribute by its opacity.
  private struct Lift: TextRenderer {
    var height: Double

    var animatableData: Double {
      get { height }
      set { height = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for (index, slice) in run.enumerated() {
            var copy = ctx
            copy.translateBy(x: 0, y: -CGFloat(index) * CGFloat(height))
            if let loud = run[Loud.self] { copy.opacity = Double(loud.level) / 10 }
            copy.draw(slice)
          }
        }
      }
    }
  }

  private struct Stage: View {
    @State private var height = 0.0
    var font = Font.system(size: 40)

    var body: some View {
      Text(verbatim: "abc").font(font).textRenderer(Lift(height: height))
        .onTapGesture { withAnimation(.linear(duration: 1)) { height = 8 } }
    }
  }

  private static let center = CGPoint(x: 160, y: 96)

  private func heights(_ host: ViewHost) -> [Double] {
    let drawn = host.drawing.flatMap { flat -> [Double] in
      guard case .glyphs(let run, _) = flat.command else { return [] }
      return run.glyphs.map { Double($0.transform.ty + flat.transform.m32) }
    }
    return drawn.map { $0 - (drawn.first ?? 0) }
  }

  @Test func `a renderer draws glyph by glyph where the text would be`() {
    let plain = ViewHost(Text(verbatim: "abc").font(.system(size: 40)))
    let host = ViewHost(Stage())
    func places(_ host: ViewHost) -> [CGFloat] {
      host.drawing.flatMap { flat -> [CGFloat] in
        guard case .glyphs(let run, _) = flat.command else { return [] }
        return run.glyphs.map { $0.transform.tx + flat.transform.m31 }
      }
    }
    #expect(host.drawing.count == 3)
    #expect(places(host) == places(plain))
    #expect(heights(host) == [0, 0, 0])
  }

  @Test func `the animatable data of a renderer is animated`() {
    let host = ViewHost(Stage())
    host.tap(at: Self.center)
    host.advance(by: 0.5)
    #expect(heights(host) == [0, -4, -8])
    host.advance(by: 1)
    #expect(heights(host) == [0, -8, -16])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a renderer moves the terminal's own characters too`() {
    let host = ViewHost(Stage(font: .body))
    #expect(DrawnText.strings(in: host) == ["a", "b", "c"])
    let places = DrawnText.characters(in: host).map(\.origin.x)
    #expect(places == [156, 160, 164])
  }

  @Test func `attributes mark the runs that they were put on`() {
    let text = Text(verbatim: "a") + Text(verbatim: "b").customAttribute(Loud(level: 3))
    let host = ViewHost(text.font(.system(size: 40)).textRenderer(Lift(height: 0)))
    #expect(host.drawing.map { ($0.opacity * 10).rounded() } == [10, 3])
  }

  /// Notes what it was shown.
  private struct Reader: TextRenderer {
    let note: @MainActor (Text.Layout) -> Void

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      // Drawn on the main thread, as all views are.
      nonisolated(unsafe) let seen = layout
      MainActor.assumeIsolated { note(seen) }
      for line in layout { ctx.draw(line) }
    }
  }

  @Test(arguments: [8.0, 40])
  func `a layout is lines of runs of glyphs whose rooms fill the text`(size: Double) throws {
    var seen: Text.Layout?
    let text = Text(verbatim: "one ") + Text(verbatim: "two three").bold()
    let font = Font.system(size: CGFloat(size))
    let host = ViewHost(
      text.font(font).frame(width: size > 20 ? 220 : 32).textRenderer(Reader { seen = $0 }))
    _ = host.displayList
    let layout = try #require(seen)
    #expect(layout.count == 2 && !layout.isTruncated)
    #expect(layout.map(\.count) == [2, 1])
    #expect(layout.flatMap { $0.map(\.characterIndices.count) }.reduce(0, +) >= 11)
    for line in layout {
      let runs = line.map(\.typographicBounds.rect)
      let whole = line.typographicBounds.rect
      #expect(abs(runs.reduce(0) { $0 + $1.width } - whole.width) < 1e-6)
      #expect(abs((runs.first?.minX ?? 0) - whole.minX) < 1e-6)
      for run in line {
        let slices = run.map(\.typographicBounds)
        #expect(abs(slices.reduce(0) { $0 + $1.width } - run.typographicBounds.width) < 1e-6)
        #expect(run[0..<run.count].typographicBounds == run.typographicBounds)
        #expect(slices.allSatisfy { $0.origin.y == line.origin.y })
      }
    }
    #expect(layout[1].origin.y > layout[0].origin.y)
  }

  private struct Sinking: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for (index, line) in layout.enumerated() {
        var line = line
        line.origin.y += 16 * CGFloat(index + 1)
        line.origin.x += 8
        if index == 0 { ctx.draw(line) } else { for run in line { ctx.draw(run) } }
      }
    }
  }

  @Test(arguments: [8.0, 40])
  func `a line goes where its origin is put, with all that belongs to it`(size: Double) {
    let text = Text(verbatim: "ab\ncd").font(.system(size: size)).underline()
    func places(_ view: some View) -> [CGPoint] {
      ViewHost(view.frame(width: 200, height: 160, alignment: .topLeading)).drawing.compactMap {
        $0.bounds.map { CGPoint(x: $0.minX, y: $0.minY) }
      }
    }
    let sorted = { (points: [CGPoint]) in points.sorted { ($0.y, $0.x) < ($1.y, $1.x) } }
    let (plain, moved) = (sorted(places(text)), sorted(places(text.textRenderer(Sinking()))))
    #expect(plain.first.map { $0.x + 8 } == moved.first?.x)
    #expect(plain.first.map { $0.y + 16 } == moved.first?.y)
    #expect(plain.last.map { $0.y + 32 } == moved.last?.y)
  }

  @Test func `underlines come with the glyphs`() {
    let host = ViewHost(
      Text(verbatim: "ab").font(.system(size: 40)).underline().textRenderer(Lift(height: 0)))
    #expect(host.boxes.count == 2)
  }

  /// Takes twice the room.
  private struct Wide: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width * 2, height: size.height)
    }
  }

  @Test func `a renderer decides how large the text is`() {
    var (plain, wide) = (CGSize.zero, CGSize.zero)
    func measured(_ note: @escaping (CGSize) -> Void) -> some View {
      GeometryReader { proxy -> Color in
        note(proxy.size)
        return Color.clear
      }
    }
    let text = Text(verbatim: "abc").font(.system(size: 40))
    _ = ViewHost(text.background(measured { plain = $0 })).displayList
    _ = ViewHost(text.textRenderer(Wide()).background(measured { wide = $0 })).displayList
    #expect(plain.width > 0 && wide == CGSize(width: plain.width * 2, height: plain.height))
  }

  /// Draws another text, and a picture.
  private struct Labelled: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      ctx.draw(Text(verbatim: "own"), at: .zero, anchor: .topLeading)
      let pixel = CGImage(Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF]))
      ctx.draw(Image(decorative: pixel, scale: 1), in: CGRect(x: 20, y: 0, width: 8, height: 8))
      for line in layout { ctx.draw(line) }
    }
  }

  @Test func `a renderer can draw texts and pictures of its own, which it does not draw itself`() {
    let host = ViewHost(Text(verbatim: "ab").textRenderer(Labelled()))
    #expect(DrawnText.strings(in: host).sorted() == ["a", "b", "own"])
    #expect(host.boxes.map(\.width) == [8])
  }

  /// Draws a bar as long as a binding says.
  private struct Measuring: TextRenderer {
    @Binding var length: Double

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      let bar = CGRect(x: 0, y: 0, width: 8 + length, height: 4)
      ctx.fill(Path(bar), with: .color(.red))
    }
  }

  private struct Measured: View {
    @Binding var length: Double

    var body: some View {
      Text(verbatim: "ab").textRenderer(Measuring(length: $length))
    }
  }

  @Test func `a renderer draws anew when state changes that only it reads`() {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, _ in Measured(length: probe.vBinding) })
    #expect(host.lastWidth == 8)
    probe.v = 24
    host.settle()
    #expect(host.lastWidth == 32)
  }
}
