import Foundation
import Testing

@testable import TermAnim

@MainActor
struct NumericTextTests {
  private struct Counter: View {
    @State private var number: Int
    let step: Int
    let transition: (Int) -> ContentTransition
    var animation: Animation? = .linear(duration: 1)
    var size: CGFloat = 40

    init(
      _ number: Int, step: Int = 1, animation: Animation? = .linear(duration: 1),
      size: CGFloat = 40,
      transition: @escaping (Int) -> ContentTransition = { _ in .numericText() }
    ) {
      _number = State(initialValue: number)
      (self.step, self.animation, self.size) = (step, animation, size)
      self.transition = transition
    }

    var body: some View {
      Text(verbatim: "\(number)").font(.system(size: size).monospacedDigit())
        .contentTransition(transition(number))
        .onTapGesture { withAnimation(animation) { number += step } }
    }
  }

  @Test func `a place that never rests keeps the glyphs in sight and no more`() throws {
    let layout = TextContent(Text(verbatim: "12").font(.title), in: EnvironmentValues())
      .composition(for: .unspecified).glyphLines
    var reel = GlyphReel(try #require(layout.glyphs.first))
    for step in 1...400 {
      let time = FrameTime(seconds: Double(step) * 0.05)
      reel.change(
        to: layout.glyphs[step % 2], isUp: true,
        with: Transaction(animation: .linear(duration: 0.2)), at: time)
      _ = reel.step(to: FrameTime(seconds: time.seconds + 0.04))
      #expect(reel.isRolling)
      #expect(reel.faces.count < 12)
    }
    #expect(!reel.glyphs(height: 40).isEmpty)
  }

  private static let center = CGPoint(x: 160, y: 96)

  /// The glyphs on the screen by their columns, each with how far it is below the first baseline.
  private func columns(_ host: ViewHost, baseline: CGFloat) -> [[Int]] {
    let drawn = host.drawing.flatMap { flat -> [(x: CGFloat, y: CGFloat)] in
      guard case .glyphs(let run, _) = flat.command else { return [] }
      return run.glyphs.map { glyph in
        let box = glyph.outline.applying(glyph.transform).boundingRect
        return (box.midX, glyph.transform.ty - baseline)
      }
    }
    var columns: [[Int]] = []
    var last = -CGFloat.infinity
    for glyph in drawn.sorted(by: { $0.x < $1.x }) {
      if glyph.x - last > 8 { columns.append([]) }
      columns[columns.count - 1].append(Int(glyph.y.rounded()))
      last = glyph.x
    }
    return columns.map { $0.sorted() }
  }

  private func baseline(_ host: ViewHost) throws -> CGFloat {
    try #require(DrawnText.glyphs(in: host).first?.run.glyphs.first?.transform.ty)
  }

  private var lineHeight: Int {
    let font = FontDescription(size: 40)
    return Int(FittedFace.shared(font, pixelsPerPoint: 0.25).metrics.lineHeight)
  }

  @Test func `what rolls fades towards the edges of its line, and is whole between`() throws {
    let host = ViewHost(Counter(17))
    let still = DrawnText.glyphs(in: host).first?.run.glyphs.first
    let figure = try #require(still.map { $0.outline.applying($0.transform).boundingRect })
    host.tap(at: Self.center)
    host.advance(by: 0.25)
    let layer = try #require(host.drawing.flatMap(\.layers).first { $0.mask != nil })
    guard case .fill(_, .gradient(let fade), _)? = layer.mask?.contents.commands.first,
      case .linear(let start, let end) = fade.geometry
    else {
      Issue.record("nothing fades")
      return
    }
    let band = try #require(layer.clips.first).path.boundingRect
    #expect(start.y == band.minY && end.y == band.maxY && start.x == end.x)
    let stops = fade.ramp.stops
    #expect(stops.map(\.color.opacity) == [0, 1, 1, 0])
    #expect(stops.first?.location == 0 && stops.last?.location == 1)
    let whole = stops[1...2].map { band.minY + band.height * CGFloat($0.location) }
    #expect(whole[0] <= figure.minY + 4 && whole[1] >= figure.maxY - 4)
  }

  @Test func `a digit that changes rolls up behind a clip and the others stay`() throws {
    let host = ViewHost(Counter(17))
    let line = try baseline(host)
    #expect(columns(host, baseline: line) == [[0], [0]])
    host.tap(at: Self.center)
    host.advance(by: 0.25)
    #expect(columns(host, baseline: line) == [[0], [-lineHeight / 4, lineHeight * 3 / 4]])
    let clips = host.drawing.flatMap(\.layers).flatMap(\.clips)
    #expect(clips.count == 1)
    #expect(clips.first.map { Int($0.path.boundingRect.height.rounded()) } == lineHeight)
    host.advance(by: 1)
    #expect(columns(host, baseline: line) == [[0], [0]])
    #expect(host.drawing.allSatisfy { $0.layers.isEmpty })
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `tens roll together with units when they carry`() throws {
    let host = ViewHost(Counter(19))
    let line = try baseline(host)
    host.tap(at: Self.center)
    host.advance(by: 0.5)
    let (up, down) = (-lineHeight / 2, lineHeight / 2)
    #expect(columns(host, baseline: line) == [[up, down], [up, down]])
  }

  @Test func `counting down rolls the other way`() throws {
    for host in [
      ViewHost(Counter(18, step: -1, transition: { _ in .numericText(countsDown: true) })),
      ViewHost(Counter(18, step: -1, transition: { .numericText(value: Double($0)) })),
    ] {
      let line = try baseline(host)
      host.tap(at: Self.center)
      host.advance(by: 0.25)
      #expect(columns(host, baseline: line) == [[0], [-lineHeight * 3 / 4, lineHeight / 4]])
    }
    let host = ViewHost(Counter(17, transition: { .numericText(value: Double($0)) }))
    let line = try baseline(host)
    host.tap(at: Self.center)
    host.advance(by: 0.25)
    #expect(columns(host, baseline: line) == [[0], [-lineHeight / 4, lineHeight * 3 / 4]])
  }

  @Test func `a number that grows longer makes room and lets its new digit in`() throws {
    let host = ViewHost(Counter(9))
    let line = try baseline(host)
    host.tap(at: Self.center)
    host.advance(by: 0.25)
    #expect(
      columns(host, baseline: line) == [
        [lineHeight * 3 / 4], [-lineHeight / 4, lineHeight * 3 / 4],
      ])
    host.advance(by: 1)
    #expect(columns(host, baseline: line) == [[0], [0]])
  }

  @Test func `a number that becomes shorter lets a digit go`() throws {
    let host = ViewHost(Counter(10, step: -1))
    let line = try baseline(host)
    host.tap(at: Self.center)
    host.advance(by: 0.25)
    #expect(
      columns(host, baseline: line) == [
        [-lineHeight / 4], [-lineHeight / 4, lineHeight * 3 / 4],
      ])
    host.advance(by: 1)
    #expect(columns(host, baseline: line) == [[0]])
  }

  @Test func `a change on the way goes on from where the digit is`() throws {
    let host = ViewHost(Counter(1))
    let line = try baseline(host)
    host.tap(at: Self.center)
    host.advance(by: 0.5)
    let before = columns(host, baseline: line)
    host.tap(at: Self.center)
    #expect(columns(host, baseline: line) == before)
    host.advance(by: 2)
    #expect(columns(host, baseline: line) == [[0]])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a spring that goes too far shows the digit beyond`() throws {
    let spring = Animation.interpolatingSpring(
      mass: 0.1, stiffness: 1, damping: 0.4, initialVelocity: 0.8)
    let host = ViewHost(Counter(4, animation: spring))
    let line = try baseline(host)
    host.tap(at: Self.center)
    var sawBeyond = false
    for _ in 0..<400 {
      host.advance(by: 1 / 60)
      let column = columns(host, baseline: line)[0]
      if let first = column.first, first < 0, first > -lineHeight / 2, column.count == 2,
        host.drawing.contains(where: { !$0.layers.isEmpty })
      {
        sawBeyond = true
      }
    }
    #expect(sawBeyond)
    #expect(columns(host, baseline: line) == [[0]])
  }

  @Test func `without an animation a number is there at once`() throws {
    let host = ViewHost(Counter(17, animation: nil))
    let line = try baseline(host)
    host.tap(at: Self.center)
    #expect(columns(host, baseline: line) == [[0], [0]])
    #expect(host.graph.nextWakeUp == nil)
  }

  private struct Clock: View {
    @State private var minutes = 17

    var body: some View {
      Text(verbatim: "12\n\(minutes)").font(.system(size: 40).monospacedDigit())
        .contentTransition(.numericText())
        .onTapGesture { withAnimation(.linear(duration: 1)) { minutes += 1 } }
    }
  }

  @Test func `each line of a text rolls for itself`() throws {
    let host = ViewHost(Clock())
    let first = try baseline(host)
    func heights() -> [Int] {
      host.drawing.flatMap { flat -> [Int] in
        guard case .glyphs(let run, _) = flat.command else { return [] }
        return run.glyphs.map { Int(($0.transform.ty - first).rounded()) }
      }.sorted()
    }
    #expect(heights() == [0, 0, lineHeight, lineHeight])
    host.tap(at: Self.center)
    host.advance(by: 0.25)
    #expect(heights() == [0, 0, lineHeight * 3 / 4, lineHeight, lineHeight * 7 / 4])
    let clips = host.drawing.flatMap(\.layers).flatMap(\.clips)
    #expect(clips.allSatisfy { Int(($0.path.boundingRect.minY - first).rounded()) > 0 })
    #expect(!clips.isEmpty)
    host.advance(by: 1)
    #expect(heights() == [0, 0, lineHeight, lineHeight])
    #expect(host.graph.nextWakeUp == nil)
  }

  /// The terminal's own characters and how opaque each is.
  private func characters(_ host: ViewHost) -> [String: Double] {
    let seen = host.drawing.compactMap { flat -> (String, Double)? in
      guard case .characters(let run) = flat.command else { return nil }
      return (run.text, (flat.opacity * 1000).rounded() / 1000)
    }
    return Dictionary(seen) { max($0, $1) }
  }

  @Test func `the terminal's own digits come at once, brighten, and stay where they are the same`()
  {
    let host = ViewHost(Counter(17, size: 12))
    #expect(characters(host) == ["17": 1])
    host.tap(at: Self.center)
    #expect(characters(host) == ["1": 1, "8": 0.35])
    host.advance(by: 0.5)
    #expect(characters(host) == ["1": 1, "8": 0.675])
    host.advance(by: 1)
    #expect(characters(host) == ["18": 1])
  }

  @Test(arguments: [ContentTransition.numericText(), .opacity])
  func `the terminal's own digits can be read however fast they count`(
    transition: ContentTransition
  ) {
    let host = ViewHost(Counter(10, size: 12) { _ in transition })
    host.tap(at: Self.center)
    for number in 12...19 {
      host.advance(by: 0.05)
      host.tap(at: Self.center)
      #expect(characters(host)["\(number % 10)"] ?? 0 >= 0.35)
    }
  }
}
