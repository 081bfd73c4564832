import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ViewGraphTests {
  private let probe = Probe()

  private func bar(_ v: Double) -> some View {
    Color.red.frame(width: 10 + 100 * v, height: 10)
  }

  @Test func `changes of one closure are updates of their own, in order`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in bar(v) })
    probe.v = 0.5
    host.animate { probe.v = 1 }
    #expect(host.firstWidth == 60)
    host.advance(by: 0.5)
    #expect(abs(host.firstWidth - 85) < 1e-9)
  }

  @Test func `state reads as it was last written, before any frame shows it`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in bar(v) })
    probe.v = 1
    probe.v += 1
    #expect(probe.v == 2)
    #expect(host.firstWidth == 10)
    host.settle()
    #expect(host.firstWidth == 210)
  }

  @Test func `a change on appearing is animated from the first look on`() {
    struct Growing: View {
      @State private var isLarge = false

      var body: some View {
        Color.red.frame(width: isLarge ? 110 : 10, height: 10)
          .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
      }
    }
    let host = ViewHost(Growing())
    #expect(host.firstWidth == 10)
    host.advance(by: 0.5)
    #expect(abs(host.firstWidth - 60) < 1e-9)
  }

  @Test func `a completion comes once, after the animation, and at once when nothing moved`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in bar(v) })
    var completions: [String] = []
    withAnimation(.linear(duration: 1)) {
      probe.v = 1
    } completion: {
      completions.append("moved")
    }
    withAnimation(.linear(duration: 1)) {
      probe.u = 1
    } completion: {
      completions.append("still")
    }
    #expect(completions.isEmpty)
    host.settle()
    #expect(completions == ["still"])
    host.run(for: 0.9)
    #expect(completions == ["still"])
    host.run(for: 0.2)
    #expect(completions == ["still", "moved"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a frame is asked for once, when state changes between frames`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in bar(v) })
    nonisolated(unsafe) var asked = 0
    host.graph.whenFrameIsNeeded { asked += 1 }
    probe.v = 1
    probe.v = 2
    #expect(asked == 1)
    host.settle()
    probe.v = 3
    #expect(asked == 2)
  }

  @Test func `only bodies whose input changed run again`() {
    struct Leaf: View {
      let number: Double

      var body: some View { Color.red.frame(width: number, height: 1) }
    }
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        Leaf(number: 1)
        Leaf(number: v)
        Leaf(number: 3)
      })
    let count = host.graph.bodyEvaluationCount
    probe.v = 7
    host.settle()
    #expect(host.graph.bodyEvaluationCount == count + 2)
    probe.u = 7
    host.settle()
    #expect(host.graph.bodyEvaluationCount == count + 3)
  }

  @Test func `a thousand shapes move without a body being run`() {
    struct Dot: View {
      let index: Int
      let moved: Bool

      var body: some View {
        Circle().fill(.red).frame(width: 4, height: 4)
          .offset(x: moved ? CGFloat(index % 100) : 0)
          .rotationEffect(.degrees(moved ? 90 : 0))
      }
    }
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack { ForEach(0..<1000) { Dot(index: $0, moved: flag) } }
      })
    host.animate { probe.flag = true }
    let count = host.graph.bodyEvaluationCount
    let before = host.displayList
    host.run(for: 0.5)
    #expect(host.graph.bodyEvaluationCount == count)
    #expect(host.displayList != before)
    #expect(host.drawing.count == 1000)
    host.run(for: 0.6)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `an animatable view is made again in every frame, and nothing around it`() {
    struct Numbered: View, @preconcurrency Animatable {
      var number: Double

      var animatableData: Double {
        get { number }
        set { number = newValue }
      }

      var body: some View { Color.red.frame(width: number, height: 1) }
    }
    let host = ViewHost(ProbeView(probe) { _, v, _ in Numbered(number: 10 + v * 100) })
    host.animate { probe.v = 1 }
    let count = host.graph.bodyEvaluationCount
    host.advance(by: 0.5)
    #expect(host.firstWidth == 60)
    #expect(host.graph.bodyEvaluationCount == count + 1)
  }

  @Test func `rows keep their state when they change places`() {
    struct Row: View {
      let id: Int
      @State private var width: CGFloat?

      var body: some View {
        Color.red.frame(width: width ?? 0, height: 10)
          .onAppear { width = CGFloat(id) * 10 }
      }
    }
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack(spacing: 0) { ForEach(flag ? [3, 1, 2] : [1, 2, 3], id: \.self) { Row(id: $0) } }
      })
    host.settle()
    #expect(host.drawing.compactMap { $0.bounds?.width } == [10, 20, 30])
    probe.flag = true
    host.settle()
    #expect(host.drawing.compactMap { $0.bounds?.width } == [30, 10, 20])
  }

  @Test func `a view that comes back while it leaves is the same view`() {
    struct Counter: View {
      let appeared: () -> Void
      @State private var width: CGFloat = 10

      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear {
          width += 5
          appeared()
        }
      }
    }
    var appearances = 0
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack { if !flag { Counter { appearances += 1 }.transition(.opacity) } }
      })
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(host.drawing.first?.opacity == 0.5)
    host.animate { probe.flag = false }
    host.run(for: 2)
    #expect(appearances == 1)
    #expect(host.firstWidth == 15)
    #expect(host.drawing.first?.opacity == 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `an animatable view may leave while it moves`() {
    struct Numbered: View, Animatable {
      var number: Double

      nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
      }

      var body: some View { Color.red.frame(width: number, height: 1) }
    }
    let host = ViewHost(
      ProbeView(probe) { _, v, flag in
        ZStack {
          Numbered(number: 10 + v).id(flag).transition(.opacity)
        }
      })
    withAnimation(.linear(duration: 1)) { probe.v = 100 }
    host.advance(by: 0.2)
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.run(for: 0.5)
    #expect(host.drawing.count == 2)
    host.run(for: 2)
    #expect(host.drawing.count == 1)
    #expect(host.firstWidth == 110)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a view that has left is gone, and its state with it`() {
    final class Token {}
    struct Holder: View {
      @State var token: Token

      var body: some View { Color.red.frame(width: 10, height: 10) }
    }
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let host = ViewHost(
        ProbeView(probe) { _, _, flag in ZStack { if !flag { Holder(token: Token()) } } })
      let other = ViewHost(ProbeView(Probe()) { _, _, _ in Holder(token: held) })
      host.animate(.linear(duration: 0.2)) { probe.flag = true }
      #expect(host.drawing.count == 1)
      host.run(for: 0.5)
      #expect(host.drawing.isEmpty)
      #expect(other.drawing.count == 1)
    }
    #expect(token == nil)
  }

  @Test func `an unchanged graph hands out the same list`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in bar(v) })
    let list = host.displayList
    host.advance(by: 1)
    #expect(host.displayList == list)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a screen of another size lays out anew, without a motion`() {
    let host = ViewHost(Color.red)
    host.graph.resize(to: CGSize(width: 100, height: 50))
    host.settle()
    #expect(host.firstBox == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `the environment reaches only bodies that ask for it`() {
    struct Reader: View {
      @Environment(\.colorScheme) var scheme

      var body: some View { Color.red.frame(width: scheme == .dark ? 20 : 10, height: 10) }
    }
    struct Ignorant: View {
      var body: some View { Color.red.frame(width: 1, height: 1) }
    }
    let host = ViewHost(
      VStack {
        Reader()
        Ignorant()
      })
    let count = host.graph.bodyEvaluationCount
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    host.graph.update(environment: environment)
    host.settle()
    #expect(host.graph.bodyEvaluationCount == count + 1)
    #expect(host.firstBox?.width == 20)
  }

  @Test func `a graph that is not to tell completions leaves them to others`() {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { u, _, _ in Color.red.opacity(u) })
    host.settle()
    host.graph.tellsCompletions = false
    var isTold = false
    withAnimation(.linear(duration: 1)) {
      probe.u = 1
    } completion: {
      isTold = true
    }
    host.run(for: 2)
    #expect(!isTold)
    host.graph.tellsCompletions = true
    host.run(for: 0.1)
    #expect(isTold)
  }

  @Test func `an environment that says the same is no update`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let host = ViewHost(Color.red, environment: environment)
    host.settle()
    let number = host.graph.currentUpdate.number
    var same = EnvironmentValues()
    same.colorScheme = .light
    host.graph.update(environment: same)
    #expect(host.graph.nextWakeUp == nil)
    host.advance(by: 1)
    #expect(host.graph.currentUpdate.number == number)
    same.colorScheme = .dark
    host.graph.update(environment: same)
    host.advance(by: 1)
    #expect(host.graph.currentUpdate.number > number)
  }
}
