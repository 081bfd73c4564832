import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ScrollPhaseTests {
  private final class Log {
    var phases: [ScrollPhase] = []
    var contexts: [ScrollPhaseChangeContext] = []
    var seen: [String] = []
  }

  private struct Rows: View {
    let log: Log
    let proxy: (ScrollViewProxy) -> Void

    var body: some View {
      ScrollViewReader { reader in
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            ForEach(0..<10) { index in
              Color.red.frame(width: 100, height: 40)
                .onScrollVisibilityChange { log.seen.append("\(index) \($0)") }
            }
          }
        }
        .onScrollPhaseChange { old, new, context in
          if log.phases.isEmpty { log.phases.append(old) }
          log.phases.append(new)
          log.contexts.append(context)
        }
        .onAppear { proxy(reader) }
      }
    }
  }

  private func rows(_ log: Log, proxy: @escaping (ScrollViewProxy) -> Void = { _ in }) -> ViewHost {
    ViewHost(Rows(log: log, proxy: proxy), size: CGSize(width: 100, height: 100))
  }

  @Test func `a drag is followed by what goes on by itself, and rest`() {
    let log = Log()
    let host = rows(log)
    #expect(log.phases.isEmpty)
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
    host.run(for: 4)
    #expect(log.phases == [.idle, .interacting, .decelerating, .idle])
    #expect(log.contexts.map { $0.velocity != nil } == [false, true, false])
    #expect((log.contexts[1].velocity?.dy ?? 0) > 100)
    #expect(log.contexts[2].geometry.contentOffset.y > log.contexts[1].geometry.contentOffset.y)
  }

  @Test func `the wheel decelerates and the program animates`() {
    let log = Log()
    var reader: ScrollViewProxy?
    let host = rows(log) { reader = $0 }
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 24))
    host.run(for: 2)
    #expect(log.phases == [.idle, .decelerating, .idle])
    withAnimation(.linear(duration: 0.5)) { reader?.scrollTo(8) }
    host.run(for: 1)
    #expect(log.phases.suffix(2) == [.animating, .idle])
    #expect(ScrollPhase.allCases.filter { !$0.isScrolling } == [.idle])
  }

  @Test func `views are told when enough of them comes into the window, and leaves it`() {
    let log = Log()
    var reader: ScrollViewProxy?
    let host = rows(log) { reader = $0 }
    #expect(log.seen == ["0 true", "1 true", "2 true"])
    log.seen = []
    reader?.scrollTo(4, anchor: .bottom)
    host.settle()
    host.settle()
    #expect(Set(log.seen) == ["0 false", "1 false", "3 true", "4 true"])
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1])
  func `how much of a view is to be seen is for its program to say`(threshold: Double) {
    let log = Log()
    let host = ViewHost(
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.red.frame(width: 100, height: 40)
              .onScrollVisibilityChange(threshold: threshold) { log.seen.append("\(index) \($0)") }
          }
        }
      }, size: CGSize(width: 100, height: 100))
    func share(_ index: Int, at offset: Double) -> Double {
      let top = Double(index) * 40 - offset
      return (min(top + 40, 100) - max(top, 0)) / 40
    }
    var (offset, seen) = (0.0, Set<Int>())
    for step in [0.0, 10, 8, 2, 12, 28, -30, -30] {
      host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: step))
      host.run(for: 2)
      offset += step
      let now = Set((0..<10).filter { share($0, at: offset) >= threshold })
      let told = seen.symmetricDifference(now).map { "\($0) \(now.contains($0))" }
      #expect(Set(log.seen) == Set(told), "at \(offset)")
      (seen, log.seen) = (now, [])
    }
  }
}
