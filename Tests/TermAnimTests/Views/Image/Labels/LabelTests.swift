import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LabelTests {
  private struct Labels: View {
    var body: some View {
      Label("wide", systemImage: "trash")
      Label("narrow", systemImage: "bell.fill")
      Label {
        Text("dot")
      } icon: {
        Rectangle().frame(width: 8, height: 8)
      }
    }
  }

  private func starts(_ view: some View) -> [CGFloat] {
    let host = ViewHost(view)
    return ["wide", "narrow", "dot"].compactMap { host.frame(of: $0)?.minX }
  }

  @Test func `in a list the words of labels are one below the other, whatever is before them`() {
    let inList = starts(List { Labels() })
    #expect(inList == [44, 44, 44])
    let outside = starts(VStack(alignment: .leading) { Labels() })
    #expect(Set(outside).count == 3)
  }

  @Test func `a picture wider than its column keeps its distance from the words`() {
    let label = Label {
      Text("wide")
    } icon: {
      Rectangle().frame(width: 40, height: 8)
    }
    #expect(starts(List { label }) == [56])
  }

  @Test
  func `in a list pictures of labels are in the tint or grey, unless a style for them is said`() {
    func color(_ view: some View) -> Color.Resolved? {
      ViewHost(view).drawing.first { $0.bounds?.size == CGSize(width: 12, height: 12) }?.color
    }
    let label = Label {
      Text("dot")
    } icon: {
      Rectangle().frame(width: 12, height: 12)
    }
    #expect(color(label) == Color.primary.resolved)
    #expect(color(List { label }) == Color.accentColor.resolved)
    #expect(color(List { label }.tint(.green)) == Color.green.resolved)
    #expect(color(List { label.foregroundStyle(.orange) }) == Color.orange.resolved)
    #expect(color(List { label.disabled(true) }) == Color.gray.resolved)
  }

  @Test func `words are as far from the picture as is asked, and begin alike`() throws {
    func x(_ label: some View) throws -> CGFloat {
      let host = ViewHost(label.frame(width: 200, alignment: .leading))
      return try #require(host.frame(of: "add")).minX
    }
    let label = Label("add", systemImage: "plus")
    let usual = try x(label)
    #expect(try x(label.labelIconToTitleSpacing(24)) == usual + 16)
    #expect(try x(label.labelIconToTitleSpacing(.nan)) == usual)
    let reserved = try x(label.labelReservedIconWidth(40))
    #expect(reserved > usual)
    #expect(
      try x(Label("add", systemImage: "house").labelReservedIconWidth(40)) == reserved)
  }
}
