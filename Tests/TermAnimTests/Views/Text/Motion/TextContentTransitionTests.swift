import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextContentTransitionTests {
  private struct Switch: View {
    @State private var isOn = false
    var texts = ("Off", "On")
    var sizes: (CGFloat, CGFloat) = (40, 40)
    var transition: ContentTransition?

    var body: some View {
      let text = Text(verbatim: isOn ? texts.1 : texts.0)
        .font(.system(size: isOn ? sizes.1 : sizes.0))
      Group {
        if let transition {
          text.contentTransition(transition)
        } else {
          text
        }
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }

  private struct Told: View {
    @State private var isOn = false
    let notes: NoteList
    var transition: ContentTransition
    var texts = ("Off", "On")
    var size: CGFloat = 40

    var body: some View {
      Text(verbatim: isOn ? texts.1 : texts.0).font(.system(size: size).monospacedDigit())
        .contentTransition(transition)
        .onTapGesture {
          withAnimation(.linear(duration: 1)) {
            isOn.toggle()
          } completion: {
            notes.note("done")
          }
        }
    }
  }

  private static let center = CGPoint(x: 160, y: 96)

  /// How opaque each run of outlines is, in the order of drawing.
  private func opacities(_ host: ViewHost) -> [Double] {
    host.drawing.compactMap { flat in
      guard case .glyphs = flat.command else { return nil }
      return (flat.opacity * 1000).rounded() / 1000
    }
  }

  @Test(arguments: [ContentTransition.opacity, .interpolate, nil])
  func `another text fades in as the old one fades out`(transition: ContentTransition?) {
    let host = ViewHost(Switch(texts: ("A", "B"), transition: transition))
    host.tap(at: Self.center)
    #expect(opacities(host) == [1])
    host.advance(by: 0.25)
    #expect(opacities(host) == [0.75, 0.25])
    host.advance(by: 1)
    #expect(opacities(host) == [1])
    #expect(host.graph.nextWakeUp == nil && host.drawing.allSatisfy { $0.layers.isEmpty })
  }

  @Test(arguments: [ContentTransition.opacity, .interpolate, .numericText(), .identity])
  func `an animation completes when the text that it brought is there`(
    transition: ContentTransition
  ) {
    let notes = NoteList()
    let host = ViewHost(Told(notes: notes, transition: transition))
    host.tap(at: Self.center)
    host.run(for: 0.9)
    #expect(notes.take() == [])
    host.run(for: 0.2)
    #expect(notes.take() == ["done"])
    #expect(host.graph.nextWakeUp == nil)
  }

  // Nothing else is animated: the texts need the same room.
  @Test(arguments: [ContentTransition.opacity, .interpolate, .numericText()], [17.0, 40])
  func `so does one in which a text as wide as the last one comes`(
    transition: ContentTransition, size: Double
  ) {
    let notes = NoteList()
    let told = Told(notes: notes, transition: transition, texts: ("12", "13"), size: size)
    let host = ViewHost(told)
    host.tap(at: Self.center)
    host.run(for: 0.9)
    #expect(notes.take() == [])
    host.run(for: 0.2)
    #expect(notes.take() == ["done"])
    #expect(host.graph.nextWakeUp == nil)
  }

  /// Each run of the terminal's characters, how opaque it is and where it begins, in the order of
  /// drawing.
  private func characters(_ host: ViewHost) -> [(text: String, opacity: Double, x: CGFloat)] {
    host.drawing.compactMap { flat in
      guard case .characters(let run) = flat.command else { return nil }
      return (run.text, flat.opacity, run.origin.applying(flat.transform).x)
    }
  }

  @Test func `of two texts in one row the one that is more opaque is seen`() {
    let host = ViewHost(Switch(texts: ("ab", "cd"), sizes: (17, 17)))
    host.tap(at: Self.center)
    for (time, text) in [(0.25, "ab"), (0.45, "ab"), (0.55, "cd"), (0.75, "cd")] {
      host.advance(by: time - host.time.seconds)
      let shown = characters(host)
      #expect(shown.map(\.text).joined() == text)
      #expect(shown.last.map { abs($0.opacity - max(time, 1 - time)) < 1e-9 } == true)
    }
  }

  /// Two texts of different widths at one edge or in the middle of some room.
  private struct Aligned: View {
    let alignment: Alignment
    var texts = ("ab", "vwxy")
    var height: CGFloat?
    @State private var isOn = false

    var body: some View {
      Text(verbatim: isOn ? texts.1 : texts.0)
        .frame(width: 200, height: height, alignment: alignment).contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }

  @Test(arguments: [Alignment.leading, .center, .trailing])
  func `texts of different widths fade where they were, and where they are to be`(
    alignment: Alignment
  ) throws {
    let host = ViewHost(Aligned(alignment: alignment))
    let old = try #require(characters(host).first).x
    host.tap(at: Self.center)
    var places: [String: [CGFloat]] = [:]
    for _ in 0..<4 {
      host.advance(by: 0.2)
      for shown in characters(host) { places[shown.text, default: []].append(shown.x) }
    }
    host.advance(by: 1)
    let new = try #require(characters(host).first).x
    let (leaving, arriving) = (places["a"] ?? [], places["v"] ?? [])
    #expect(leaving.count == 2 && leaving.allSatisfy { abs($0 - old) < 1e-6 })
    #expect(arriving.count == 2 && arriving.allSatisfy { abs($0 - new) < 1e-6 })
    #expect((new == old) == (alignment == .leading))
  }

  @Test func `a letter stays where both texts have it on the screen, not in the text`() {
    func letters(_ alignment: Alignment) -> [Double] {
      let host = ViewHost(Aligned(alignment: alignment, texts: ("ab", "abcd")))
      host.tap(at: Self.center)
      return [0.25, 0.5].flatMap { seconds in
        host.advance(by: seconds)
        return characters(host).filter { $0.text == "a" }.map(\.opacity)
      }
    }
    #expect(letters(.leading) == [1, 1])
    #expect(letters(.center) == [0.75, 0.75] && letters(.trailing) == [0.75, 0.75])
  }

  @Test func `a row that one of two texts has alone fades all the way`() {
    let host = ViewHost(Aligned(alignment: .topLeading, texts: ("ab\ncd", "xy"), height: 100))
    host.tap(at: Self.center)
    let shown = [0.25, 0.5].map { seconds in
      host.advance(by: seconds)
      return characters(host)
    }
    #expect(shown.map { $0.map(\.text).sorted().joined() } == ["abcd", "cdxy"])
    #expect(shown.map { $0.first { $0.text == "c" }?.opacity } == [0.75, 0.25])
  }

  @Test func `what both texts have in one place does not fade`() {
    let host = ViewHost(Switch(texts: ("AB", "AC"), transition: .opacity))
    host.tap(at: Self.center)
    host.advance(by: 0.25)
    #expect(opacities(host) == [0.75, 1, 0.25])
  }

  @Test func `a change on the way fades from what is seen`() {
    let host = ViewHost(Switch(texts: ("A", "B"), transition: .opacity))
    host.tap(at: Self.center)
    host.advance(by: 0.5)
    host.tap(at: Self.center)
    #expect(opacities(host) == [0.5, 0.5])
    host.advance(by: 0.25)
    #expect(opacities(host) == [0.25, 0.375, 0.25])
    host.advance(by: 2)
    #expect(opacities(host) == [1])
  }

  @Test func `a text that is there at once leaves nothing of fades without an end`() {
    let probe = Probe()
    let endless = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Text(verbatim: "ABC".dropFirst(Int(u)).prefix(1).description)
          .font(.system(size: 40)).contentTransition(.opacity)
      })
    withAnimation(endless) { probe.u = 1 }
    host.settle()
    host.advance(by: 0.25)
    #expect(opacities(host).count == 2)
    withAnimation(.linear(duration: 0)) { probe.u = 2 }
    host.settle()
    host.advance(by: 0.1)
    #expect(opacities(host) == [1])
  }

  @Test func `the identity is there at once`() {
    let host = ViewHost(Switch(texts: ("A", "B"), transition: .identity))
    host.tap(at: Self.center)
    #expect(opacities(host) == [1])
    host.advance(by: 0.25)
    #expect(opacities(host) == [1])
  }

  @Test func `a text that stays grows from one font into another`() throws {
    let host = ViewHost(Switch(texts: ("A", "A"), sizes: (32, 64)))
    func width() throws -> CGFloat {
      let run = try #require(DrawnText.glyphs(in: host).first?.run)
      #expect(run.glyphs.count == 1)
      return run.glyphs.reduce(0) {
        $0 + $1.outline.applying($1.transform).boundingRect.width
      }
    }
    let small = try width()
    host.tap(at: Self.center)
    host.advance(by: 0.5)
    let middle = try width()
    host.advance(by: 1)
    let large = try width()
    #expect(abs(small * 2 - large) < 8)
    #expect(abs(middle - (small + large) / 2) < 4)
    host.tap(at: Self.center)
    host.advance(by: 0.5)
    #expect(abs(try width() - middle) < 4)
    host.advance(by: 1)
    #expect(try width() == small)
  }

  /// What the outlines that are shown take together.
  private func inkBox(_ host: ViewHost) -> CGRect {
    DrawnText.glyphs(in: host).flatMap(\.run.glyphs)
      .map { $0.outline.applying($0.transform).boundingRect }
      .reduce(CGRect.null) { $0.union($1) }
  }

  @Test func `a text grows out of the terminal's characters, in the middle of its frame`() {
    let host = ViewHost(Switch(texts: ("mom", "mom"), sizes: (17, 64)))
    #expect(DrawnText.strings(in: host) == ["mom"])
    host.tap(at: Self.center)
    #expect(DrawnText.strings(in: host).joined() == "mom")
    var widths: [CGFloat] = []
    for _ in 0..<4 {
      host.advance(by: 0.2)
      let box = inkBox(host)
      #expect(DrawnText.strings(in: host).isEmpty)
      #expect(abs(box.midX - Self.center.x) < 4 && abs(box.midY - Self.center.y) < 12)
      widths.append(box.width)
    }
    host.advance(by: 1)
    widths.append(inkBox(host).width)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 + 8 < $1 })
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a text shrinks into the terminal's characters, which are there a little before`() {
    let host = ViewHost(Switch(texts: ("mom", "mom"), sizes: (64, 17)))
    let large = inkBox(host).width
    host.tap(at: Self.center)
    host.advance(by: 0.5)
    let middle = inkBox(host)
    #expect(middle.width < large * 0.75 && middle.width > large * 0.4)
    #expect(abs(middle.midX - Self.center.x) < 4)
    host.advance(by: 0.48)
    #expect(DrawnText.strings(in: host).joined() == "mom" && DrawnText.glyphs(in: host).isEmpty)
    host.advance(by: 1)
    #expect(DrawnText.strings(in: host) == ["mom"] && host.graph.nextWakeUp == nil)
  }

  @Test func `a text that turns back on its way goes on from where it is`() {
    let host = ViewHost(Switch(texts: ("mom", "mom"), sizes: (17, 64)))
    host.tap(at: Self.center)
    for wait in [0.6, 0.3, 0.4] {
      host.advance(by: wait)
      let box = inkBox(host)
      host.tap(at: Self.center)
      #expect(abs(inkBox(host).width - box.width) < 1e-6)
      #expect(abs(inkBox(host).midX - box.midX) < 1e-6)
    }
    host.advance(by: 2)
    #expect(DrawnText.strings(in: host) == ["mom"])
  }

  private struct Wrapping: View {
    @State private var isLarge = false

    var body: some View {
      Text(verbatim: "one two").font(.system(size: isLarge ? 36 : 17)).frame(width: 90)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
    }
  }

  @Test func `words move to another line and do not fade`() {
    let host = ViewHost(Wrapping())
    host.tap(at: Self.center)
    host.advance(by: 0.5)
    #expect(DrawnText.glyphs(in: host).flatMap(\.run.glyphs).count == 6)
    #expect(host.drawing.allSatisfy { $0.layers.isEmpty })
    host.advance(by: 1)
    #expect(inkBox(host).height > 40)
  }

  private struct Percent: View, Animatable {
    var share: Double

    nonisolated var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    var body: some View {
      Text("\(share * 100, specifier: "%.0f") %").font(.largeTitle)
    }
  }

  private struct PercentStage: View {
    @State private var share = 0.0

    var body: some View {
      Percent(share: share).onTapGesture { withAnimation(.linear(duration: 1)) { share = 1 } }
    }
  }

  @Test func `a label that counts shows the number of each frame and nothing of the one before`() {
    let host = ViewHost(PercentStage())
    host.tap(at: Self.center)
    for percent in [7, 30, 88] {
      let shown = Double(percent) / 100
      host.advance(by: shown - host.time.seconds)
      #expect(host.drawing.allSatisfy { $0.layers.isEmpty })
      let expected = TextContent(
        Text(verbatim: "\(percent) %").font(.largeTitle), in: EnvironmentValues()
      ).composition(for: .unspecified)
      let outlines = DrawnText.glyphs(in: host).flatMap(\.run.glyphs).map(\.outline)
      let wanted = expected.glyphLines.glyphs.compactMap { glyph -> Path? in
        if case .outline(let outline, _)? = glyph.ink { return outline }
        return nil
      }
      #expect(outlines == wanted)
    }
  }
}
