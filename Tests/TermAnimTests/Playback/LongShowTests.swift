import Foundation
import Testing

@testable import TermAnim

/// A program that acts by itself every second: it counts, and something moves to the count.
@MainActor
private final class TickingProgram: ObservableObject, Playable {
  @Published var count = 0

  var root: some View { TickingView(program: self) }

  func press(_ stroke: KeyStroke) -> Bool { true }
}

private struct TickingView: View {
  @ObservedObject var program: TickingProgram

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
      let seconds = Int(context.date.timeIntervalSinceReferenceDate)
      Rectangle().frame(width: 10, height: 10)
        .offset(x: CGFloat(program.count % 7) * 9)
        .animation(.easeInOut(duration: 0.3), value: program.count)
        .onChange(of: seconds) { program.count += 1 }
    }
  }
}

/// What happened long ago is not kept where the program alone decides it.
@MainActor
struct LongShowTests {
  @Test(arguments: [1, 0.25, 1.0 / 7, 0.4])
  func `what a program does at moments of its own is not written down`(interval: Double) {
    let host = ManualPerformance { TickingProgram() }
    for _ in 0..<Int(60 / interval) { host.frame(after: interval) }
    #expect((host.performance.program as? TickingProgram).map { $0.count >= 59 } == true)
    #expect(host.performance.log.entries.isEmpty)
  }

  @Test(arguments: [1, 2, 3])
  func `what a program did at moments of its own is seen again`(seed: Int) {
    let host = ManualPerformance { TickingProgram() }
    var dice = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<40 {
      host.frame(after: [0.017, 0.25, 0.5, 1, 2.3].randomElement(using: &dice) ?? 1)
      if Bool.random(using: &dice) { host.performance.press(KeyStroke(.character("x"))) }
    }
    for moment in host.shown.shuffled(using: &dice).prefix(20) {
      #expect(host.difference(from: moment) == nil)
    }
  }
}
