import Foundation
import Testing

@testable import TermAnim

/// The colours that SwiftUI was seen to animate, in the space it animates them in.
@MainActor
struct ColourAnimationTests {
  nonisolated static let rows = (try? ReferenceRow.all(.colourAnimatable)) ?? []

  @Test func `all rows are known`() {
    #expect(Self.rows.count == 4)
  }

  @Test(arguments: rows)
  func `a captured colour animates by the same interval`(row: ReferenceRow) throws {
    let (log, probe) = (RecordingLog(), Probe())
    let name = String(row.name.prefix { $0 != " " })
    let (from, to) = (color(row.inputs["from"]), color(row.inputs["to"]))
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in view(name, v == 0 ? from : to) })
    host.animate(log.animation()) { probe.v = 1 }
    let expected = try #require(row.expected.numbers)
    let deltas = log.entries.map { Array($0.delta.prefix(4)) }
    #expect(deltas.count == 1)
    for (number, wanted) in zip(deltas.first ?? [], expected) {
      #expect(abs(number - wanted) <= row.tolerance)
    }
  }

  private func color(_ bytes: ReferenceValue) -> Color {
    let numbers = bytes.numbers ?? []
    return Color(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255)
  }

  @ViewBuilder
  private func view(_ name: String, _ color: Color) -> some View {
    switch name {
    case "W4": Color.clear.frame(width: 20, height: 20).background(color)
    case "W5c": Color.clear.frame(width: 20, height: 20).border(color, width: 2)
    case "W9": Rectangle().fill(color)
    default: Rectangle().shadow(color: color, radius: 3)
    }
  }
}
