import Foundation
import Testing

@testable import TermAnim

/// Transactions that only the modifiers in a body see.
@MainActor
struct TransactionBodyTests {
  private let log = RecordingLog()
  private let probe = Probe()

  private func deltas(after change: () -> Void, _ view: some View) -> [RecordingLog.Entry] {
    let host = ViewHost(view)
    change()
    host.settle()
    return log.entries
  }

  @Test func `only the modifiers in the body are animated`() {
    let entries = deltas(
      after: { probe.v = 1 },
      ProbeView(probe) { [log] _, v, _ in
        Rectangle().opacity(1 - v / 2)
          .animation(log.animation()) { $0.blur(radius: v * 3).brightness(v * 0.25) }
          .contrast(1 + v)
      })
    #expect(entries.map(\.tag) == ["A", "A"])
    #expect(Set(entries.map(\.delta)) == [[3], [0.25]])
  }

  @Test func `an animation around reaches the view but not the modifiers in the body`() {
    let entries = deltas(
      after: { withAnimation(log.animation("B")) { probe.v = 1 } },
      ProbeView(probe) { _, v, _ in
        Rectangle().opacity(1 - v / 2).animation(nil) { $0.blur(radius: v * 3) }
      })
    #expect(entries == [RecordingLog.Entry(tag: "B", delta: [-0.5])])
  }

  @Test func `a transaction can be edited for the modifiers in the body`() {
    let entries = deltas(
      after: { withAnimation(log.animation("B")) { probe.v = 1 } },
      ProbeView(probe) { [log] _, v, _ in
        Rectangle().opacity(1 - v / 2)
          .transaction {
            $0.animation = log.animation("C")
          } body: {
            $0.blur(radius: v * 3)
          }
      })
    #expect(Set(entries.map(\.tag)) == ["B", "C"])
    #expect(entries.contains { $0.tag == "C" && $0.delta == [3] })
    #expect(entries.contains { $0.tag == "B" && $0.delta == [-0.5] })
  }

  @Test func `a transaction with animations disabled is left alone`() {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    let entries = deltas(
      after: { withTransaction(transaction) { probe.v = 1 } },
      ProbeView(probe) { [log] _, v, _ in
        Color.red.animation(log.animation()) { $0.blur(radius: v * 3) }
      })
    #expect(entries.isEmpty)
  }

  @Test func `an offset in the body moves by its animation, and the view by that around`() {
    let move = Animation.linear(duration: 1)
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Color.red.frame(width: 10, height: 10)
          .animation(move) { $0.offset(x: v * 40) }
          .padding(.leading, v * 20)
      }, size: CGSize(width: 100, height: 100))
    probe.v = 1
    host.settle()
    host.advance(by: 0.5)
    // The padding takes the middle 10 points to the right at once.
    func middle() -> CGFloat { host.firstBox?.midX.rounded() ?? .nan }
    #expect(middle() == 80)
    host.advance(by: 0.5)
    #expect(middle() == 100)
  }

  @Test func `an offset in the body is still where the animation around moves`() {
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Color.red.frame(width: 10, height: 10).animation(nil) { $0.offset(x: v * 40) }
      }, size: CGSize(width: 100, height: 100))
    withAnimation(.linear(duration: 1)) { probe.v = 1 }
    host.settle()
    host.advance(by: 0.5)
    #expect(host.firstBox?.midX == 90)
  }

  @Test func `an offset in the body is pressed where it shows`() {
    let count = HeldValue(0)
    let host = ViewHost(
      Color.red.frame(width: 10, height: 10).onTapGesture { count.value += 1 }
        .animation(.linear(duration: 1)) { $0.offset(x: 30) },
      size: CGSize(width: 100, height: 100))
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(count.value == 0)
    host.tap(at: CGPoint(x: 80, y: 50))
    #expect(count.value == 1)
  }

  @Test func `the view in the body keeps its state and follows its description`() {
    struct Counter: View {
      let number: Double
      @State private var first: Double?

      var body: some View {
        Color.red.frame(width: number + 1, height: first ?? 5)
          .onAppear { first = number + 10 }
      }
    }
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in Counter(number: v).animation(.default) { $0.padding(v) } })
    host.settle()
    for value in [4.0, 7] {
      probe.v = value
      host.settle()
      let bounds = host.firstBox
      #expect(bounds?.size == CGSize(width: value + 1, height: 10))
    }
  }
}
