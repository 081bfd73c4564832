import Foundation
import Testing

@testable import TermAnim

/// What SwiftUI was seen to animate in transactions of all kinds.
@MainActor
struct TransactionBehaviourTests {
  private let log = RecordingLog()
  private let probe = Probe()

  private var a: Animation { log.animation("A") }
  private var b: Animation { log.animation("B") }

  nonisolated static let rows = (try? ReferenceRow.all(.transactionBehaviour)) ?? []

  @Test func `all rows are known`() {
    #expect(Self.rows.count == 19)
  }

  @Test(arguments: rows)
  func `a captured transaction animates the same things`(row: ReferenceRow) throws {
    let arm = try #require(row.inputs["arm"].string)
    try run(arm)
    if arm == "T13" {
      #expect(log.tags == row.expected.array?.compactMap(\.string))
      return
    }
    let expected = (row.expected.array ?? []).map {
      ($0.array?[0].string, $0.array?[1].number ?? 0)
    }
    #expect(log.entries.map(\.tag) == expected.map(\.0))
    for (entry, (_, delta)) in zip(log.entries, expected) {
      #expect(abs((entry.delta.first ?? .nan) - delta) <= row.tolerance)
    }
  }

  private func run(_ arm: String) throws {
    let found = try #require(scenario(arm), "no test shows \(arm)")
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = arm == "R6"
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in found.view(u, v) }, environment: environment)
    found.change(host)
    host.settle()
  }

  private typealias Scenario = (
    view: (Double, Double) -> AnyView, change: (ViewHost) -> Void
  )

  /// The views of a captured arm, whose opacities depend on u and v, and what is done to them.
  private func scenario(_ arm: String) -> Scenario? {
    implicit(arm) ?? explicit(arm) ?? disabling(arm) ?? binding(arm)
  }

  private func implicit(_ arm: String) -> Scenario? {
    let (probe, a, b) = (probe, a, b)
    let changeV: (ViewHost) -> Void = { _ in probe.v = 1 }
    let animateV: (ViewHost) -> Void = { _ in withAnimation(a) { probe.v = 1 } }
    return switch arm {
    case "T2":
      (
        { u, v in AnyView(ProbedBox().opacity(1 - u / 2).animation(a, value: v)) },
        { _ in probe.u = 1 }
      )
    case "T3":
      (
        { _, v in
          AnyView(
            HStack {
              ProbedBox().opacity(1 - v / 2).animation(a, value: v)
              ProbedBox().opacity(1 - v * 0.8)
            })
        }, changeV
      )
    case "T3b":
      ({ _, v in AnyView(ProbedBox().animation(a, value: v).opacity(1 - v / 2)) }, changeV)
    case "T4n":
      ({ _, v in AnyView(ProbedBox().opacity(1 - v / 2).animation(nil, value: v)) }, animateV)
    case "T6":
      (
        { _, v in
          AnyView(
            HStack {
              ProbedBox().opacity(1 - v / 2).transaction { $0.animation = nil }
              ProbedBox().opacity(1 - v * 0.8)
            })
        }, animateV
      )
    case "T7":
      (
        { _, v in AnyView(ProbedBox().opacity(1 - v / 2).transaction { $0.animation = b }) },
        animateV
      )
    case "R6":
      ({ _, v in AnyView(ProbedBox().opacity(1 - v / 2).animation(a, value: v)) }, changeV)
    default: nil
    }
  }

  private func explicit(_ arm: String) -> Scenario? {
    let (probe, a, b) = (probe, a, b)
    let faded: (Double, Double) -> AnyView = { _, v in AnyView(ProbedBox().opacity(1 - v / 2)) }
    return switch arm {
    case "T5":
      (faded, { _ in withTransaction(Transaction(animation: a)) { probe.v = 1 } })
    case "T5n":
      (faded, { _ in withTransaction(Transaction(animation: nil)) { probe.v = 1 } })
    case "T10":
      (
        { u, v in
          AnyView(
            HStack {
              ProbedBox().opacity(1 - u / 2)
              ProbedBox().opacity(1 - v / 5)
            })
        },
        { _ in
          withAnimation(a) { probe.u = 1 }
          withAnimation(b) { probe.v = 1 }
        }
      )
    case "T13":
      (
        faded,
        { host in
          host.animate(a) { probe.v = 1 }
          host.advance(by: 0.05)
          host.animate(b) { probe.v = 0.5 }
          host.advance(by: 0.05)
        }
      )
    case "C2":
      (faded, { _ in withAnimation(a) { probe.v = 0 } })
    default: nil
    }
  }

  private func disabling(_ arm: String) -> Scenario? {
    let (probe, a, b) = (probe, a, b)
    func change(_ animation: Animation?) -> (ViewHost) -> Void {
      var transaction = Transaction(animation: animation)
      transaction.disablesAnimations = true
      return { [transaction] _ in withTransaction(transaction) { probe.v = 1 } }
    }
    let implicit: (Double, Double) -> AnyView = { _, v in
      AnyView(ProbedBox().opacity(1 - v / 2).animation(b, value: v))
    }
    return switch arm {
    case "T8": (implicit, change(a))
    case "T8b": (implicit, change(nil))
    case "T8c": ({ _, v in AnyView(ProbedBox().opacity(1 - v / 2)) }, change(a))
    default: nil
    }
  }

  private func binding(_ arm: String) -> Scenario? {
    let (probe, a) = (probe, a)
    let faded: (Double, Double) -> AnyView = { _, v in AnyView(ProbedBox().opacity(1 - v / 2)) }
    let closures = Binding(
      get: { MainActor.assumeIsolated { probe.v } },
      set: { value in MainActor.assumeIsolated { probe.v = value } })
    return switch arm {
    case "T11":
      (faded, { _ in closures.animation(a).wrappedValue = 1 })
    case "T11s":
      (faded, { _ in probe.vBinding.animation(a).wrappedValue = 1 })
    case "T12":
      (faded, { _ in closures.transaction(Transaction(animation: a)).wrappedValue = 1 })
    case "T12s":
      (
        faded,
        { _ in probe.vBinding.transaction(Transaction(animation: a)).wrappedValue = 1 }
      )
    default: nil
    }
  }
}

private struct ProbedBox: View {
  var body: some View {
    Color.red.frame(width: 20, height: 20)
  }
}
