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
