import Foundation
import Testing

@testable import TermAnim

/// Sheets that a hand pulls from one height to another.
@MainActor
struct SheetPullTests {
  private struct Sheet: View {
    var detents: Set<PresentationDetent> = [.medium, .large]
    var selection: Binding<PresentationDetent>?
    var isHeld = false
    var indicator = Visibility.automatic
    @State private var isPresented = true

    var body: some View {
      Color.clear.sheet(isPresented: $isPresented) {
        Group {
          if let selection {
            Text("sheet").presentationDetents(detents, selection: selection)
          } else {
            Text("sheet").presentationDetents(detents)
          }
        }
        .interactiveDismissDisabled(isHeld)
        .presentationDragIndicator(indicator)
      }
    }
  }

  private func host(_ sheet: Sheet = Sheet()) -> ViewHost {
    let host = ViewHost(sheet)
    host.run(for: 2)
    return host
  }

  /// The upper edge of the sheet's ground.
  private func top(_ host: ViewHost) -> CGFloat? {
    host.drawing.last { $0.bounds?.width == 288 }?.bounds?.minY
  }

  /// The middle of the bar.
  private func bar(_ host: ViewHost) -> CGPoint? {
    host.drawing.last { $0.bounds?.width == 36 }?.bounds.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  @Test func `a sheet follows the hand, and goes to the height that is nearest`() {
    let host = host()
    #expect(top(host) == 104)
    host.press(at: CGPoint(x: 60, y: 150))
    host.move(to: CGPoint(x: 60, y: 130))
    host.move(to: CGPoint(x: 60, y: 118))
    host.settle()
    #expect(top(host) == 72)
    host.run(for: 1)
    host.release(at: CGPoint(x: 60, y: 118))
    host.run(for: 2)
    #expect(top(host) == 104)
    host.pull(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 84))
    host.run(for: 2)
    #expect(top(host) == 16)
  }

  @Test func `a sheet goes on its way from where the hand leaves it`() {
    let host = host()
    host.press(at: CGPoint(x: 60, y: 150))
    host.move(to: CGPoint(x: 60, y: 100))
    host.settle()
    host.release(at: CGPoint(x: 60, y: 100))
    var places: [CGFloat] = []
    for _ in 0..<12 {
      places.append(top(host) ?? 0)
      host.advance(by: 0.05)
    }
    #expect(places.first == 54)
    let ways = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(ways.allSatisfy { $0 < 2 && $0 > -20 } && places.last ?? 99 < 20)
  }

  @Test func `a sheet that is pulled down far enough closes, and one that is held does not`() {
    let free = host()
    free.pull(from: CGPoint(x: 60, y: 120), to: CGPoint(x: 60, y: 180))
    free.run(for: 2)
    #expect(free.strings == [])
    let held = host(Sheet(isHeld: true))
    held.press(at: CGPoint(x: 60, y: 120))
    held.move(to: CGPoint(x: 60, y: 160))
    held.settle()
    #expect(top(held) == 114)
    held.release(at: CGPoint(x: 60, y: 160))
    held.run(for: 2)
    #expect(top(held) == 104 && held.strings == ["sheet"])
  }

  @Test func `the program hears of the height that a hand chooses`() {
    let detent = HeldValue(PresentationDetent.medium)
    let host = host(Sheet(selection: detent.binding))
    host.pull(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 60))
    host.run(for: 2)
    #expect(detent.value == .large)
  }

  @Test func `of two names of a height a share is told, and none where the height stays`() {
    let detent = HeldValue(PresentationDetent.height(88))
    let host = host(
      Sheet(detents: [.height(88), .medium, .height(500), .large], selection: detent.binding))
    host.pull(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 140))
    host.run(for: 2)
    #expect(detent.value == .height(88))
    host.pull(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 60))
    host.run(for: 2)
    #expect(detent.value == .large)
  }

  @Test func `a bar of one height does nothing, and is no stop of the focus`() throws {
    let host = host(Sheet(detents: [.medium], indicator: .visible))
    let bar = try #require(self.bar(host))
    let color = host.drawing.last { $0.bounds?.width == 36 }?.color
    host.key(.tab)
    #expect(host.drawing.last { $0.bounds?.width == 36 }?.color == color)
    host.key(.upArrow)
    host.tap(at: bar)
    host.run(for: 2)
    #expect(top(host) == 104)
  }

  @Test func `a press of the bar goes through the heights`() throws {
    let host = host(Sheet(detents: [.height(48), .medium, .large]))
    var tops: [CGFloat?] = []
    for _ in 0..<4 {
      tops.append(top(host))
      host.tap(at: try #require(bar(host)))
      host.run(for: 2)
    }
    #expect(tops == [144, 104, 16, 144])
  }

  @Test func `a sheet is pulled by its bar`() throws {
    let host = host()
    let bar = try #require(self.bar(host))
    #expect(bar.y == 110)
    host.pull(from: bar, to: CGPoint(x: bar.x, y: 20))
    host.run(for: 2)
    #expect(top(host) == 16)
  }

  @Test func `arrow keys change the height while the bar has the focus`() {
    let host = host()
    host.key(.tab)
    let tops = [KeyEquivalent.upArrow, .upArrow, .downArrow, .downArrow, .space].map { key in
      host.key(key)
      host.run(for: 2)
      return top(host)
    }
    #expect(tops == [16, 16, 104, 104, 16])
  }

  @Test func `a bar is there for several heights, and where it is asked for`() {
    func hasBar(_ sheet: Sheet) -> Bool { bar(host(sheet)) != nil }
    #expect(hasBar(Sheet()))
    #expect(!hasBar(Sheet(indicator: .hidden)))
    #expect(!hasBar(Sheet(detents: [.medium])))
    #expect(hasBar(Sheet(detents: [.medium], indicator: .visible)))
    // Two names of one height.
    #expect(!hasBar(Sheet(detents: [.medium, .height(88)])))
  }

  @Test func `what scrolls on a sheet scrolls, and does not pull it`() {
    let host = ViewHost(
      Color.clear.sheet(isPresented: .constant(true)) {
        ScrollView { ForEach(0..<30) { Text("row \($0)") } }
          .presentationDetents([.medium, .large])
      })
    host.run(for: 2)
    let before = host.frame(of: "row 0")?.minY ?? 0
    host.pull(from: CGPoint(x: 160, y: 170), to: CGPoint(x: 160, y: 60))
    host.run(for: 2)
    #expect(top(host) == 104)
    #expect(host.frame(of: "row 0")?.minY ?? 0 <= before - 32)
  }
}
