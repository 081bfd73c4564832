import Foundation
import Testing

@testable import TermAnim

@MainActor
struct FramePipelineTests {
  /// A disc that grows for a second when the screen appears.
  private struct Disc: View {
    @State private var scale = 0.2

    var body: some View {
      Circle()
        .fill(Color.orange)
        .scaleEffect(scale)
        .onAppear {
          withAnimation(.easeInOut(duration: 1)) { scale = 1 }
        }
    }
  }

  private func pipeline(columns: Int = 30, rows: Int = 12) -> FramePipeline {
    var options = PlayerOptions()
    options.colorDepth = .trueColor
    return FramePipeline(
      Performance(
        size: TerminalSize(columns: columns, rows: rows), capabilities: TerminalCapabilities(),
        options: options, startingAt: 0, date: Date(timeIntervalSinceReferenceDate: 0)
      ) { RootProgram(root: Disc()) })
  }

  /// Every half cell of a screen, row by row.
  private func colors(_ screen: VirtualScreen) -> [VirtualScreen.Color?] {
    (0..<screen.rows).flatMap { row in
      (0..<screen.columns).flatMap { column in
        let halves = screen.halves(column: column, row: row)
        return [halves?.upper, halves?.lower]
      }
    }
  }

  @Test func `frames one after another show what one frame from scratch shows`() {
    var (steady, fresh) = (pipeline(), pipeline())
    let (screen, other) = (
      VirtualScreen(columns: 30, rows: 12), VirtualScreen(columns: 30, rows: 12)
    )
    for frame in 0...40 {
      screen.feed(Array(steady.frame(at: Double(frame) / 60)))
    }
    _ = fresh.frame(at: 0)
    fresh.forgetScreen()
    other.feed(Array(fresh.frame(at: 40.0 / 60)))
    #expect(colors(screen) == colors(other))
  }

  @Test func `a picture at rest is no bytes and asks for no frame`() {
    var pipeline = pipeline()
    for frame in 0...70 { _ = pipeline.frame(at: Double(frame) / 60) }
    #expect(pipeline.frame(at: 2).isEmpty)
    #expect(pipeline.performance.nextFrame == nil)
  }

  @Test func `a moving picture may be off on a link that lags, and is exact when it rests`() {
    var governor = LinkGovernor()
    governor.frameLeft(after: 0.08, byteCount: 1000, interval: 1 / 60)
    var (tolerant, exact) = (pipeline(), pipeline())
    let (screen, other) = (
      VirtualScreen(columns: 30, rows: 12), VirtualScreen(columns: 30, rows: 12)
    )
    var (few, many) = (0, 0)
    for frame in 0...70 {
      let time = Double(frame) / 60
      let bytes = Array(tolerant.frame(at: time, governor: governor))
      screen.feed(bytes)
      few += bytes.count
      let exactBytes = Array(exact.frame(at: time))
      other.feed(exactBytes)
      many += exactBytes.count
    }
    #expect(few < many)
    #expect(tolerant.isExact)
    #expect(colors(screen) == colors(other))
  }

  @Test func `another size is laid out and painted anew`() {
    var pipeline = pipeline()
    _ = pipeline.frame(at: 0)
    pipeline.performance.configure(
      size: TerminalSize(columns: 16, rows: 5), capabilities: TerminalCapabilities(),
      groundMayChange: false)
    let screen = VirtualScreen(columns: 16, rows: 5)
    screen.feed(Array(pipeline.frame(at: 1.5)))
    #expect(!colors(screen).contains(.terminalDefault))
    #expect(screen.halves(column: 8, row: 2)?.upper != screen.halves(column: 0, row: 0)?.upper)
  }

  @Test func `a frame that was not written is made again`() {
    var pipeline = pipeline()
    let first = Array(pipeline.frame(at: 0))
    pipeline.discardFrame()
    #expect(Array(pipeline.frame(at: 0)) == first)
  }
}
