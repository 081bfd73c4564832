import Foundation
import Testing

@testable import TermAnim

/// What SwiftUI was seen to animate when views of 50 x 30 points come and go.
@MainActor
struct TransitionBehaviourTests {
  private let log = RecordingLog()
  private let probe = Probe()

  nonisolated static let rows = (try? ReferenceRow.all(.transitionBehaviour)) ?? []

  @Test func `all rows are known`() {
    #expect(Self.rows.count == 25)
  }

  @Test(arguments: rows)
  func `a captured transition animates the same things`(row: ReferenceRow) throws {
    let arm = try #require(row.inputs["arm"].string)
    let make = try #require(container(arm) ?? plain(arm), "no test shows \(arm)")
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = arm == "R5"
    let host = ViewHost(ProbeView(probe) { _, _, flag in make(flag) }, environment: environment)
    change(arm, host)
    let expected = try #require(row.expected.array).map { entry in
      entry.array?[1].numbers ?? []
    }
    #expect(log.entries.count == expected.count)
    for wanted in expected {
      #expect(log.entries.contains { matches($0.delta, wanted, row.tolerance) })
    }
  }

  /// Vectors may go on with zeros where the captured one was printed without them.
  private func matches(_ delta: [Double], _ wanted: [Double], _ tolerance: Double) -> Bool {
    delta.count >= wanted.count
      && delta.enumerated().allSatisfy { index, number in
        abs(number - (index < wanted.count ? wanted[index] : 0)) <= tolerance
      }
  }

  private func change(_ arm: String, _ host: ViewHost) {
    let removes = arm.hasSuffix(" rem") || arm == "X00" || arm == "X12"
    if removes {
      probe.flag = true
      host.settle()
      log.reset()
    }
    switch arm {
    case "X17": break
    case "X1n", "X13": probe.flag = true
    default: withAnimation(log.animation()) { probe.flag = !removes }
    }
    host.settle()
  }

  private typealias Make = (Bool) -> AnyView

  private func plain(_ arm: String) -> Make? {
    let name = String(arm.prefix { $0 != " " })
    guard let transition = transitions[name] else { return nil }
    return { flag in
      AnyView(
        ZStack {
          if flag {
            if let transition { Card().transition(transition) } else { Card() }
          }
        })
    }
  }

  private let transitions: [String: AnyTransition?] = [
    "X0": AnyTransition?.none,
    "X1": .opacity,
    "X1n": .opacity,
    "X2": .move(edge: .leading),
    "X3": .move(edge: .trailing),
    "X3t": .move(edge: .top),
    "X3b": .move(edge: .bottom),
    "X4": .scale,
    "X4a": .scale(scale: 0.5, anchor: .topLeading),
    "X5": .slide,
    "X6": .asymmetric(insertion: .opacity, removal: .move(edge: .trailing)),
    "X7": .identity,
    "X8": .opacity.combined(with: .move(edge: .bottom)),
    "X9": .offset(x: 30, y: 5),
    "R5": .move(edge: .leading).combined(with: .scale),
  ]

  private func container(_ arm: String) -> Make? {
    let animation = log.animation()
    switch arm {
    case "X00":
      return { flag in
        AnyView(
          VStack(spacing: 0) {
            if flag { Card() }
            Card()
          }.frame(height: 100, alignment: .top))
      }
    case "X11":
      return { flag in AnyView(row(flag ? [1, 2] : [1], width: 1)) }
    case "X12":
      return { flag in AnyView(column(flag ? [1, 2] : [2])) }
    case "X13":
      return { flag in AnyView(corner(flag).animation(animation, value: flag)) }
    case "X14":
      return { flag in AnyView(corner(flag, inner: { $0.animation = nil })) }
    case "X17":
      return { _ in
        AnyView(
          ZStack { Card().transition(.opacity) }.transaction { $0.animation = animation })
      }
    default: return nil
    }
  }

  /// A row in the middle of the screen; another view of 1 point moves the first by half of that.
  private func row(_ ids: [Int], width: CGFloat) -> some View {
    HStack(spacing: 0) {
      ForEach(ids.reversed(), id: \.self) { _ in
        Color.red.frame(width: width, height: 10).transition(.opacity)
      }
    }
  }

  /// A column from the top on of views that are 10 points high.
  private func column(_ ids: [Int]) -> some View {
    VStack(spacing: 0) {
      ForEach(ids, id: \.self) { _ in
        Color.red.frame(width: 10, height: 10).transition(.opacity)
      }
    }.frame(height: 100, alignment: .top)
  }

  /// A view of 5 x 10 points whose place moves by 10 and 20 when a card of 25 x 20 comes.
  private func corner(
    _ flag: Bool, inner: @escaping (inout Transaction) -> Void = { _ in }
  ) -> some View {
    VStack(alignment: .center, spacing: 0) {
      if flag {
        Color.red.frame(width: 25, height: 20).transaction(inner).transition(.opacity)
      }
      Color.blue.frame(width: 5, height: 10)
    }.frame(width: 100, height: 100, alignment: .topLeading)
  }
}

private struct Card: View {
  var body: some View {
    Color.red.frame(width: 50, height: 30)
  }
}
