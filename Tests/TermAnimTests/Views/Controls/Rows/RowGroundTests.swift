import Foundation
import Testing

@testable import TermAnim

@MainActor
struct RowGroundTests {
  private func grounds(_ view: some View, _ color: Color = .red) -> [CGRect] {
    grounds(in: ViewHost(view), color)
  }

  private func grounds(in host: ViewHost, _ color: Color = .red) -> [CGRect] {
    let color = color.resolved
    return host.drawing.filter { $0.color == color }.compactMap(\.bounds)
  }

  private let usual = CGRect(x: 0, y: 0, width: 320, height: 24)

  @Test func `a ground is behind the whole row, whatever comes after it`() {
    let row = Text("a").listRowBackground(Color.red)
    #expect(grounds(List { row.badge(10) }) == [usual])
    #expect(grounds(List { row.frame(width: 100) }) == [usual])
    #expect(grounds(List { row.offset(x: 40).opacity(0.5).clipped() }) == [usual])
    #expect(grounds(List { row.hidden() }) == [usual])
    let higher = CGRect(x: 0, y: 0, width: 320, height: 48)
    #expect(grounds(List { row.padding(.vertical, 12) }) == [higher])
    let button = Button {
    } label: {
      Text("a")
    }
    #expect(grounds(List { button.listRowBackground(Color.red).badge(1).tag(3) }) == [usual])
  }

  @Test func `of several grounds the innermost that there is shows`() {
    let row = Text("a").listRowBackground(Color.red).listRowBackground(Color.green)
    #expect(grounds(List { row }) == [usual])
    #expect(grounds(List { row }, .green).isEmpty)
    let none = Text("a").listRowBackground(Color?.none).padding(4)
    #expect(grounds(List { none.listRowBackground(Color.red) }).count == 1)
  }

  @Test func `a ground comes and goes, and grows with its row`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, flag in
        List { Text("a").frame(height: v).listRowBackground(flag ? Color.red : nil) }
      })
    for (height, flag) in [(8.0, false), (8, true), (48, true), (48, false), (24, true)] {
      (probe.v, probe.flag) = (height, flag)
      host.settle()
      let row = CGRect(x: 0, y: 0, width: 320, height: height + 16)
      #expect(grounds(in: host) == (flag ? [row] : []))
    }
  }

  @Test func `what is no row has no ground`() {
    let text = Text("a").listRowBackground(Color.red)
    #expect(grounds(text).isEmpty)
    #expect(grounds(List { HStack { text } }).isEmpty)
  }

  @Test func `what is in a ground can be pressed beside the row's content`() {
    let count = HeldValue(0)
    let ground = Color.red.onTapGesture { count.value += 1 }
    let host = ViewHost(List { Text("a").listRowBackground(ground).frame(width: 40) })
    host.tap(at: CGPoint(x: 300, y: 12))
    #expect(count.value == 1)
  }

  @Test func `a ground that does not fill its row is in the middle of it`() {
    let mark = Rectangle().fill(.red).frame(width: 20, height: 8)
    #expect(
      grounds(List { Text("a").listRowBackground(mark) })
        == [CGRect(x: 150, y: 8, width: 20, height: 8)])
  }

  @Test func `rows that come with an animation look like those that have always been there`() {
    func form(_ hasMore: Bool) -> some View {
      Form {
        Section {
          Text("Above")
          if hasMore {
            Text("One")
            Text("Two").listRowSeparator(.hidden)
          }
          Text("Below")
        }
      }
    }
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, hasMore in form(hasMore) })
    for hasMore in [true, false, true] {
      host.animate(.linear(duration: 0.2)) { probe.flag = hasMore }
      host.run(for: 2)
      #expect(host.displayList == ViewHost(form(hasMore)).displayList)
    }
  }
}
