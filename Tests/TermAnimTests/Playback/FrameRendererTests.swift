import Foundation
import Testing

@testable import TermAnim

@MainActor
struct FrameRendererTests {
  /// A bar that grows from the left edge to the right one within a second.
  private struct Bar: View {
    @State private var width: CGFloat = 0

    var body: some View {
      GeometryReader { screen in
        Rectangle()
          .fill(Color.white)
          .frame(width: width, height: screen.size.height)
          .onAppear {
            withAnimation(.linear(duration: 1)) { width = screen.size.width }
          }
      }
    }
  }

  private func renderer() -> FrameRenderer {
    FrameRenderer(columns: 20, rows: 2) { Bar() }
  }

  private func whitePixels(_ bitmap: Bitmap) -> Int {
    bitmap.pixels.prefix(bitmap.width).count { $0 == 0xFFFF_FFFF }
  }

  @Test func `a bitmap has two pixels for each cell`() {
    let bitmap = renderer().bitmap()
    #expect(bitmap.width == 20 && bitmap.height == 4)
  }

  @Test func `time passes only when it is told to`() {
    let renderer = renderer()
    #expect(whitePixels(renderer.bitmap()) == 0)
    #expect(renderer.bitmap() == renderer.bitmap())
    renderer.advance(by: 0.5)
    #expect(whitePixels(renderer.bitmap()) == 10)
    renderer.advance(by: 1)
    #expect(whitePixels(renderer.bitmap()) == 20)
  }

  @Test func `a moment does not depend on how it is reached`() {
    let (one, many) = (renderer(), renderer())
    one.advance(by: 0.75)
    for _ in 1...75 { many.advance(by: 0.01) }
    #expect(one.bitmap() == many.bitmap())
  }

  /// A bar that grows by ten pixels in half a second from a date on.
  private struct Since: View {
    let start: Date

    var body: some View {
      TimelineView(.animation) { timeline in
        HStack(spacing: 0) {
          Color.white.frame(width: 80 * timeline.date.timeIntervalSince(start))
          Spacer(minLength: 0)
        }
      }
    }
  }

  @Test func `the calendar begins with 2001, or with the date that is asked for`() {
    let (first, other) = (Date(timeIntervalSinceReferenceDate: 0), Date.distantFuture)
    for renderer in [
      FrameRenderer(columns: 20, rows: 2) { Since(start: first) },
      FrameRenderer(columns: 20, rows: 2, date: other) { Since(start: other) },
      FrameRenderer(
        columns: 20, rows: 2, date: other, playing: { RootProgram(root: Since(start: other)) }),
    ] {
      #expect(whitePixels(renderer.bitmap()) == 0)
      renderer.advance(by: 0.5)
      #expect(whitePixels(renderer.bitmap()) == 10)
    }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `no time passes in seconds that are none`(seconds: Double) {
    let renderer = renderer()
    renderer.advance(by: seconds)
    #expect(whitePixels(renderer.bitmap()) == 0)
  }

  @Test func `what a terminal would be sent shows the same pixels`() throws {
    let renderer = renderer()
    renderer.advance(by: 0.5)
    let screen = VirtualScreen(columns: 20, rows: 2)
    screen.show(lines: renderer.lines())
    let (left, right) = (screen.halves(column: 0, row: 0), screen.halves(column: 19, row: 0))
    #expect(left?.upper == .rgb(0xFF_FFFF))
    #expect(right?.upper == .rgb(0x16_110E))
  }

  @Test func `lines have the attributes that a terminal would be sent`() {
    let renderer = FrameRenderer(columns: 20, rows: 2) {
      HStack(spacing: 0) {
        Text("a").bold()
        Text("b").italic().underline()
        Text("…").bold().strikethrough()
        Color.red.frame(width: 4)
        Text("c")
      }
      .textRendering(.characters)
    }
    let (screen, lines) = (
      VirtualScreen(columns: 20, rows: 2), VirtualScreen(columns: 20, rows: 2)
    )
    screen.feed(renderer.bytesForTerminal())
    lines.show(lines: renderer.lines())
    #expect(lines.looks == screen.looks)
    func attributes(of text: String) -> CharacterRun.Attributes? {
      let row = screen.text(row: 0).contains(text) ? 0 : 1
      return (0..<20).lazy.map { lines[$0, row] }.first { $0.text == text }?.attributes
    }
    #expect(attributes(of: "a") == .bold)
    #expect(attributes(of: "b") == [.italic, .underline])
    #expect(attributes(of: "…") == [.bold, .strikethrough])
    #expect(attributes(of: "c") == [])
  }

  @Test func `frames come at multiples of their interval, however time is told to pass`() {
    var options = PlayerOptions()
    options.framesPerSecond = 10
    func instants(_ parts: [Double]) -> [Int] {
      let renderer = FrameRenderer(columns: 20, rows: 2, options: options) { Bar() }
      var instants: [Double] = []
      for part in parts { renderer.advance(by: part) { instants.append(renderer.elapsed) } }
      return instants.map { Int(($0 * 1000).rounded()) }
    }
    let whole = instants([1])
    #expect(whole == Array(stride(from: 100, through: 1000, by: 100)))
    #expect(instants(Array(repeating: 0.1, count: 10)) == whole)
    #expect(instants([0.05, 0.3, 0.01, 0.64]) == whole)
    #expect(instants([0.25, 0.05]) == [100, 200, 300])
    #expect(instants([0.09]) == [])
  }

  @Test func `a frame on the way is the moment that is drawn`() {
    var options = PlayerOptions()
    options.framesPerSecond = 10
    let renderer = FrameRenderer(columns: 20, rows: 2, options: options) { Bar() }
    var counts: [Int] = []
    renderer.advance(by: 0.55) { counts.append(whitePixels(renderer.bitmap())) }
    #expect(counts == [2, 4, 6, 8, 10])
    #expect(whitePixels(renderer.bitmap()) == 11)
  }

  @Test func `a terminal is sent what changed, and nothing when nothing did`() {
    let renderer = renderer()
    let first = renderer.bytesForTerminal()
    #expect(!first.isEmpty)
    #expect(renderer.bytesForTerminal().isEmpty)
    renderer.advance(by: 0.1)
    // Pictures of the moment between two differences are no part of them.
    _ = (renderer.lines(), renderer.bitmap())
    let second = renderer.bytesForTerminal()
    let screen = VirtualScreen(columns: 20, rows: 2)
    screen.feed(first + second)
    let expected = VirtualScreen(columns: 20, rows: 2)
    expected.show(lines: renderer.lines())
    #expect(screen.looks == expected.looks)
    #expect(!second.isEmpty && second.count < first.count)
  }
}
