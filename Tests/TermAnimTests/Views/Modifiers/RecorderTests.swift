import Foundation
import Testing

@testable import TermAnim

/// What SwiftUI was seen to hand to animations when modifiers and shapes change.
@MainActor
struct RecorderTests {
  private let log = RecordingLog()
  private let probe = Probe()

  nonisolated static let rows = (try? ReferenceRow.all(.recorder)) ?? []

  @Test func `all rows are known`() {
    #expect(Self.rows.count == 17)
  }

  @Test(arguments: rows)
  func `a captured change animates by the same interval`(row: ReferenceRow) throws {
    let name = String(row.name.prefix { $0 != " " })
    let make = try #require(view(name), "no test shows \(name)")
    let host = ViewHost(ProbeView(probe) { _, v, flag in make(v, flag) })
    withAnimation(log.animation()) {
      if name == "W10" { probe.flag = true } else { probe.v = 1 }
    }
    host.settle()
    guard let expected = row.expected["delta"].numbers else {
      #expect(log.entries.isEmpty)
      return
    }
    if name == "W10" {
      #expect(log.entries.map(\.delta).sorted { $0[0] < $1[0] } == [[-1], [1]])
    } else if name == "P1" {
      #expect(Widths.asked == expected)
    } else {
      #expect(log.entries.contains { matches($0.delta, expected, row.tolerance) })
    }
  }

  private func matches(_ delta: [Double], _ expected: [Double], _ tolerance: Double) -> Bool {
    delta.count == expected.count
      && zip(delta, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private typealias Make = (Double, Bool) -> AnyView

  private func shown<Content: View>(
    @ViewBuilder _ content: @escaping (Double, Bool) -> Content
  ) -> Make {
    { AnyView(content($0, $1)) }
  }

  private func view(_ name: String) -> Make? {
    layout(name) ?? effect(name) ?? shape(name)
  }

  private func layout(_ name: String) -> Make? {
    switch name {
    case "W7":
      shown { v, _ in ProbedBox().frame(maxWidth: 100 + 200 * v, alignment: .leading).leading }
    case "W8":
      shown { v, _ in
        Color.clear.frame(width: 100, height: 20)
          .overlay(alignment: .leading) { Color.red.frame(width: 10 + 30 * v) }
      }
    case "W11":
      shown { v, _ in
        HStack(spacing: 20 * v) {
          ProbedBox().small; ProbedBox().small
        }.leading
      }
    case "W10":
      shown { _, flag in VStack { if flag { ProbedBox().small } else { Color.red.small } } }
    case "N3":
      shown { v, _ in ProbedBox().small.offset(x: 40 * v) }
    case "P1":
      shown { v, _ in AskingLayout()({ ProbedBox() }).frame(width: 100 + 200 * v) }
    default: nil
    }
  }

  private func effect(_ name: String) -> Make? {
    switch name {
    case "W3": shown { v, _ in ProbedBox().opacity(1 - 0.8 * v) }
    case "W6": shown { v, _ in ProbedBox().clipShape(RoundedRectangle(cornerRadius: 2 + 10 * v)) }
    case "N1": shown { v, _ in ProbedBox().rotationEffect(.degrees(90 * v)) }
    case "N2": shown { v, _ in ProbedBox().scaleEffect(1 + v) }
    case "N4": shown { v, _ in ProbedBox().shadow(color: .black, radius: 10 * v) }
    case "N5": shown { v, _ in ProbedBox().shadow(color: .black, radius: 2, x: 10 * v) }
    case "N9":
      shown { v, _ in
        ProbedBox().rotationEffect(.degrees(30), anchor: v == 0 ? .center : .topLeading)
      }
    default: nil
    }
  }

  private func shape(_ name: String) -> Make? {
    switch name {
    case "W5": shown { v, _ in ProbedBox().border(Color.black, width: 1 + 4 * v) }
    case "N7":
      shown { v, _ in Path(CGRect(x: 0, y: 0, width: 20 + 40 * v, height: 20)) }
    case "N8": shown { v, _ in Rectangle().stroke(lineWidth: 1 + 5 * v) }
    case "N10":
      shown { v, _ in Rectangle().trim(from: 0, to: 0.2 + 0.6 * v).stroke(lineWidth: 2) }
    default: nil
    }
  }
}

private struct ProbedBox: View {
  var body: some View {
    Color.blue
  }
}

extension View {
  fileprivate var small: some View { frame(width: 20, height: 20) }

  fileprivate var leading: some View { frame(maxWidth: .infinity, alignment: .leading) }
}

/// The widths that an `AskingLayout` has been asked to take while something was animated.
@MainActor
private enum Widths {
  static var asked: [Double] = []
}

private struct AskingLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 0
    MainActor.assumeIsolated {
      if width > 100, Widths.asked.last != width { Widths.asked.append(width) }
    }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
