import Foundation
import Testing

@testable import TermAnim

@MainActor
struct PerformanceTests {
  private func host() -> ManualPerformance {
    ManualPerformance { ReplayedProgram() }
  }

  /// An overlay that takes presses in its left half.
  private struct Over: View {
    let tapped: () -> Void

    var body: some View {
      HStack(spacing: 0) {
        Color.clear.contentShape(Rectangle()).onTapGesture(perform: tapped)
        Color.clear
      }
    }
  }

  @Test func `a press that the overlay takes does not reach the program`() throws {
    let host = host()
    var taps = 0
    host.performance.lay { Over { taps += 1 } }
    host.performance.click(CGPoint(x: 20, y: 70))
    #expect(taps == 1 && host.performance.log.entries.isEmpty)
    host.performance.click(CGPoint(x: 200, y: 70))
    let program = try #require(host.performance.program as? ReplayedProgram)
    #expect(taps == 1 && program.clicks.count == 1 && program.inputs == 1)
  }

  @Test func `letting go of nothing is nothing, and leaves the future alone`() {
    let host = host()
    host.frame(after: 1)
    let count = host.performance.log.entries.count
    host.performance.seek(to: 0.5)
    host.performance.send(.pointerMoved(CGPoint(x: 20, y: 20)))
    host.performance.send(.pointerUp(CGPoint(x: 20, y: 20)))
    host.performance.send(.pointerCancelled)
    #expect(host.performance.duration == 1)
    #expect(host.performance.log.entries.count == count)
  }

  @Test func `animations of the run before tell nobody of their end`() {
    var ends = 0
    let host = ManualPerformance {
      RootProgram(
        root: Color.red.onAppear {
          withAnimation(.linear(duration: 1)) {
          } completion: {
            ends += 1
          }
        }.modifier(Growth { ends += 1 }))
    }
    host.frame(after: 0.2)
    let before = ends
    host.performance.seek(to: 0)
    host.frame(after: 0.01)
    #expect(ends == 2 * before)
  }

  /// Grows for a second, and tells of the end.
  private struct Growth: ViewModifier {
    let ended: () -> Void
    @State private var isLarge = false

    func body(content: Content) -> some View {
      content.scaleEffect(isLarge ? 1 : 0.5).onAppear {
        withAnimation(.linear(duration: 1)) {
          isLarge = true
        } completion: {
          ended()
        }
      }
    }
  }

  @Test func `keys about the showing are not part of what happened`() {
    let host = host()
    host.performance.onKey = { $0 == KeyStroke(.character("s")) }
    #expect(host.performance.press(KeyStroke(.character("s"))))
    #expect(host.performance.log.entries.isEmpty)
    #expect(host.performance.press(KeyStroke(.character("e"))))
    #expect(host.performance.log.entries.count == 1)
    #expect(!host.performance.press(KeyStroke(.character("?"))))
  }

  @Test func `a frame at rest asks for no other, and a paused one for none at all`() {
    let still = ManualPerformance { RootProgram(root: Color.red) }
    still.frame(after: 0.1)
    #expect(still.performance.nextFrame == nil)
    let host = host()
    host.frame(after: 0.1)
    #expect(host.performance.nextFrame != nil)
    host.performance.setPaused(true)
    host.frame(after: 0.1)
    #expect(host.performance.nextFrame == nil)
    #expect(!host.performance.isAnimating)
  }

  @Test func `a pause keeps the moment on the screen`() {
    let host = host()
    host.frame(after: 1)
    let list = host.performance.displayList()
    host.performance.setPaused(true)
    host.frame(after: 10)
    #expect(host.performance.time == 1 && host.performance.displayList() == list)
    host.performance.setPaused(false)
    host.frame(after: 0.5)
    #expect(host.performance.time == 1.5)
  }

  @Test func `seeking goes no farther than there has been, and NaN is the beginning`() {
    let host = host()
    host.frame(after: 2)
    host.performance.seek(to: 5)
    #expect(host.performance.time == 2)
    host.performance.seek(to: .nan)
    #expect(host.performance.time == 0 && host.performance.duration == 2)
    host.performance.seek(to: -.infinity)
    #expect(host.performance.time == 0)
  }

  @Test func `frames are stepped on their grid, also beyond what there has been`() {
    let host = host()
    host.frame(after: 0.51)
    host.performance.step(by: 1)
    #expect(host.performance.isPaused)
    #expect(abs(host.performance.time - 32.0 / 60) < 1e-9)
    host.performance.step(by: -40)
    #expect(host.performance.time == 0)
    host.performance.step(by: 3)
    #expect(abs(host.performance.time - 3.0 / 60) < 1e-9)
  }

  @Test func `starting again forgets what happened`() throws {
    let host = host()
    host.frame(after: 0.5)
    host.performance.press(KeyStroke(.character("s")))
    host.frame(after: 0.5)
    host.performance.startAgain()
    #expect(host.performance.duration == 0 && host.performance.log.entries.isEmpty)
    host.frame(after: 1)
    #expect(try #require(host.performance.program as? ReplayedProgram).target == 0)
  }

  @Test func `the ground changes only while it may`() {
    let host = host()
    var light = TerminalCapabilities()
    light.background = SIMD3(1, 1, 1)
    host.performance.configure(size: host.size, capabilities: light, groundMayChange: false)
    #expect(host.performance.screen.colorScheme == .dark)
    host.performance.configure(size: host.size, capabilities: light, groundMayChange: true)
    #expect(host.performance.screen.colorScheme == .light)
  }

  @Test func `views are told of a wish for less motion`() {
    struct Reader: View {
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      var body: some View { Text(reducesMotion ? "less" : "more") }
    }
    var options = PlayerOptions()
    #expect(
      FrameRenderer(columns: 9, rows: 1, options: options) { Reader() }.text().contains("more"))
    options.reducesMotion = true
    #expect(
      FrameRenderer(columns: 9, rows: 1, options: options) { Reader() }.text().contains("less"))
  }

  @Test func `a limit makes a screen smaller and never larger`() {
    let size = TerminalSize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 480)
    let small = size.limited(to: TerminalSize(columns: 40, rows: 100))
    #expect(small == TerminalSize(columns: 40, rows: 24, pixelWidth: 400, pixelHeight: 480))
    #expect(size.limited(to: nil) == size)
  }

  @Test func `the rate of frames is that of the last ones, whatever was before a rest`() {
    var statistics = FrameStatistics()
    for frame in 0..<120 { statistics.noteFrame(at: Double(frame) / 60) }
    #expect(abs(statistics.framesPerSecond - 60) < 1)
    statistics.noteFrame(at: 12)
    #expect(statistics.framesPerSecond < 1)
    #expect(statistics.frameCount == 121)
  }

  @Test func `the rate of frames has become a slow one within a second`() {
    var statistics = FrameStatistics()
    for frame in 0...120 { statistics.noteFrame(at: Double(frame) / 60) }
    for look in 1...4 { statistics.noteFrame(at: 2 + Double(look) / 4) }
    #expect(abs(statistics.framesPerSecond - 4) < 1)
  }
}
