import Foundation
import Testing

@testable import TermAnim

/// Views and modifiers that are animatable by a condition, which is not known where they are made.
@MainActor
struct ConditionallyAnimatableTests {
  struct Bar<Length> {
    var length: Length
    let width: (Length) -> Double
  }

  struct Framing<Length> {
    var length: Length
    let width: (Length) -> Double
  }

  /// Has animatable data of its own, and none of its argument's.
  struct Around<Inner: View>: View {
    let inner: Inner

    var body: some View { inner }
  }

  private let probe = Probe()

  private func host(_ view: @escaping (Double) -> some View) -> ViewHost {
    ViewHost(ProbeView(probe) { u, _, _ in view(u) })
  }

  private func expectMoving(_ host: ViewHost) {
    let start = host.lastWidth
    host.animate { probe.u = 40 }
    #expect(host.lastWidth == start)
    host.advance(by: 0.5)
    #expect(host.lastWidth == start + 20)
    host.advance(by: 0.6)
    #expect(host.lastWidth == start + 40)
    #expect(host.graph.nextWakeUp == nil)
    host.animate { probe.u = 0 }
    host.advance(by: 0.25)
    #expect(host.lastWidth == start + 30)
    probe.u = 10
    host.settle()
    host.advance(by: 2)
    #expect(host.lastWidth == start + 10)
  }

  @Test func `they move where the condition holds`() {
    expectMoving(host { Bar(length: 10 + $0) { $0 } })
    expectMoving(host { Around(inner: Bar(length: 10 + $0) { $0 }) })
    expectMoving(host { Color.clear.modifier(Framing(length: 10 + $0) { $0 }) })
  }

  @Test func `they are there at once where it does not`() {
    let host = host {
      Bar(length: String(repeating: "a", count: 10 + Int($0))) { Double($0.count) }
    }
    host.animate { probe.u = 40 }
    #expect(host.lastWidth == 50)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `without an animation they are there at once, and nobody asks`() {
    let host = host { Bar(length: 10 + $0) { $0 } }
    probe.u = 5
    host.settle()
    #expect(host.lastWidth == 15)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `only types with parameters are asked`() {
    let fields = FieldTables()
    #expect(fields.table(for: Bar<Double>.self).isAnimatableByCondition)
    #expect(!fields.table(for: Bar<String>.self).isAnimatableByCondition)
    #expect(!fields.table(for: Plain.self).isAnimatableByCondition)
    #expect(TypeFamily(of: Bar<Int>.self)?.isGeneric == true)
    #expect(TypeFamily(of: Bar<Int>.Inner.self)?.isGeneric == true)
    #expect(TypeFamily(of: Plain.self)?.isGeneric == false)
    #expect(TypeFamily(of: TransitionPhase.self)?.isGeneric == false)
  }

  struct Plain: Animatable {}
}

/// Something as wide as that which layout has no part in, and which does not move by itself.
@MainActor
private func bar(of width: Double) -> some View {
  Path(CGRect(x: 0, y: 0, width: width, height: 10)).fill(Color.red)
}

extension ConditionallyAnimatableTests.Bar {
  /// Has the parameter of the type around it.
  struct Inner {}
}

extension ConditionallyAnimatableTests.Bar: View {
  var body: some View { bar(of: width(length)) }
}

extension ConditionallyAnimatableTests.Framing: ViewModifier {
  func body(content: Content) -> some View { content.overlay { bar(of: width(length)) } }
}

extension ConditionallyAnimatableTests.Bar: Animatable where Length: VectorArithmetic {
  nonisolated var animatableData: Length {
    get { length }
    set { length = newValue }
  }
}

extension ConditionallyAnimatableTests.Framing: Animatable where Length: VectorArithmetic {
  nonisolated var animatableData: Length {
    get { length }
    set { length = newValue }
  }
}
