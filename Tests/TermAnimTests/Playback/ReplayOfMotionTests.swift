import Foundation
import Testing

@testable import TermAnim

/// A program in which motion sets other things going, in whatever frames there are.
@MainActor
private final class ChainProgram: ObservableObject, Playable {
  @Published var target = 0.0

  var root: some View { ChainView(program: self) }

  func press(_ stroke: KeyStroke) -> Bool {
    withAnimation(.linear(duration: 0.8)) { target = target == 0 ? 1 : 0 }
    return true
  }
}

private struct ChainView: View {
  @ObservedObject var program: ChainProgram

  var body: some View {
    Link(share: program.target)
  }
}

/// Something on its way, and what follows it: a spring, a dance and a count.
private struct Link: View, Animatable {
  var share: Double
  @State private var count = 0

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  var body: some View {
    ZStack {
      Rectangle().fill(Color.blue).frame(width: 10 + 40 * share, height: 10)
      Circle().fill(Color.red).frame(width: 8, height: 8)
        .offset(x: share > 0.4 ? 60 : -60)
        .animation(.bouncy(duration: 0.9), value: share > 0.4)
      Capsule().fill(Color.green).frame(width: 6, height: 6)
        .phaseAnimator([0.0, 30, -30], trigger: share > 0.7) { view, y in
          view.offset(y: y)
        }
      Ellipse().fill(Color.pink).frame(width: 4 + CGFloat(count), height: 4)
        .onChange(of: Int(share * 5)) { count += 1 }
    }
  }
}

/// A program in which something slides.
@MainActor
private final class SlideProgram: ObservableObject, Playable {
  @Published var target = 0.0

  var root: some View { Slide(program: self) }

  func press(_ stroke: KeyStroke) -> Bool {
    withAnimation(.spring) { target = 50 }
    return true
  }
}

private struct Slide: View {
  @ObservedObject var program: SlideProgram

  var body: some View {
    Link(share: 0)
    Rectangle().frame(width: 10 + program.target, height: 10)
  }
}

@MainActor
struct ReplayOfMotionTests {
  @Test(arguments: [1, 2, 3])
  func `what motion has set going is set going in the same frame again`(seed: Int) {
    let host = ManualPerformance { ChainProgram() }
    var dice = SeededGenerator(seed: UInt64(seed))
    for step in 0..<160 {
      if step % 50 == 5 { host.performance.press(KeyStroke(.character("s"))) }
      host.frame(after: .random(in: 0.01...0.05, using: &dice))
    }
    for moment in host.shown.shuffled(using: &dice).prefix(25) {
      #expect(host.difference(from: moment) == nil)
    }
  }

  @Test func `frames in which things only move are not written down`() {
    let host = ManualPerformance { SlideProgram() }
    host.frame(after: 0.01)
    host.performance.press(KeyStroke(.character("s")))
    let count = host.performance.log.entries.count
    for _ in 0..<30 { host.frame(after: 1 / 60) }
    #expect(host.performance.log.entries.count == count)
  }
}
