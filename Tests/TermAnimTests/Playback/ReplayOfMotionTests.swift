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

/// A program whose animations find out in frames how they go on: where they repeat, come to rest,
/// take over with another response, or bend what has not begun.
@MainActor
private final class RestlessProgram: ObservableObject, Playable {
  @Published var isPulsing = false
  @Published var target = 0.0
  private var presses = 0

  var root: some View { RestlessView(program: self) }

  func press(_ stroke: KeyStroke) -> Bool {
    let animations: [Animation] = [
      .bouncy.delay(0.2), .interactiveSpring(response: 0.2, blendDuration: 0.4),
      .spring(bounce: 0.9), .smooth.delay(0.1), .linear(duration: 0.4).repeatCount(3),
      .interactiveSpring,
    ]
    presses += 1
    withAnimation(.easeInOut(duration: 0.37).repeatForever()) { isPulsing.toggle() }
    withAnimation(animations[presses % animations.count]) { target = target == 0 ? 1 : 0 }
    return true
  }
}

private struct RestlessView: View {
  @ObservedObject var program: RestlessProgram

  var body: some View {
    HStack {
      Circle().scaleEffect(program.isPulsing ? 1.5 : 1)
      Rectangle().fill(program.target == 0 ? Color.red : .indigo).offset(x: 40 * program.target)
      Capsule().opacity(program.target)
    }
  }
}

/// A program in which a view that is told where an effect shows it counts that, sets a spring going
/// and shows the frame.
@MainActor
private final class WatchedProgram: ObservableObject, Playable {
  @Published var isWide = false

  var root: some View { WatchedView(program: self) }

  func press(_ stroke: KeyStroke) -> Bool {
    withAnimation(.bouncy(duration: 0.8)) { isWide.toggle() }
    return true
  }
}

private struct WatchedView: View {
  @ObservedObject var program: WatchedProgram
  @State private var column = 0
  @State private var count = 0

  var body: some View {
    GeometryReader { space in
      Color.blue.frame(width: 4 + space.frame(in: .global).width / 4, height: 5)
    }
    .frame(width: 40, height: 20)
    .onGeometryChange(for: Int.self) {
      Int($0.frame(in: .global).width / 8)
    } action: {
      column = $0
      count += 1
    }
    .scaleEffect(program.isWide ? 2 : 1)
    .background(alignment: .topLeading) {
      Color.red.frame(width: 3 + CGFloat(count), height: 3).offset(x: CGFloat(column) * 5)
        .animation(.smooth, value: column)
    }
  }
}

@MainActor
struct ReplayOfMotionTests {
  @Test(arguments: [1, 2, 3, 4])
  func `what is found out in frames does not depend on which frames there are`(seed: Int) {
    let host = ManualPerformance { RestlessProgram() }
    var dice = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: host.performance.press(KeyStroke(.character("s")))
      case 1: host.frame(after: .random(in: 0.1...2, using: &dice))
      default: host.frame(after: .random(in: 0.004...0.05, using: &dice))
      }
    }
    for moment in host.shown.shuffled(using: &dice) {
      #expect(host.difference(from: moment) == nil)
    }
  }

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

  @Test(arguments: [1, 2, 3])
  func `what views are told of their place is told in the same frame again`(seed: Int) {
    let host = ManualPerformance { WatchedProgram() }
    var dice = SeededGenerator(seed: UInt64(seed))
    for step in 0..<120 {
      if step % 40 == 5 { host.performance.press(KeyStroke(.character("s"))) }
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
