import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ListTests {
  @Test func `rows are below each other with lines between them`() {
    let host = ViewHost(
      List {
        Text("one")
        Section("Head") { Text("two") }
      })
    #expect(host.strings == ["one", "Head", "two"])
    let tops = DrawnText.characters(in: host).map(\.origin.y)
    #expect(tops == [8, 32, 56])
    let lines = host.boxes.filter { $0.height == 4 }
    #expect(lines.map(\.minY) == [20, 68])
  }

  @Test func `a row that is wider than its list moves no others aside`() {
    func start(_ text: String, with row: some View) -> CGFloat? {
      ViewHost(
        List {
          Text("first")
          row
          Text("last")
        }
      ).frame(of: text)?.minX
    }
    let wide = HStack {
      Text("wide").fixedSize()
      Color.red.frame(width: 600, height: 8)
    }
    let usual = start("first", with: Text("row"))
    #expect(usual != nil)
    for text in ["first", "wide", "last"] { #expect(start(text, with: wide) == usual) }
  }

  @Test func `a link that is a row leads on with an arrow, and its whole row can be pressed`() {
    let host = ViewHost(
      NavigationView {
        List { NavigationLink("more") { Text("page") } }
      })
    #expect(host.strings == ["more", "\u{203A}"])
    host.tap(at: CGPoint(x: 200, y: 12))
    host.run(for: 2)
    #expect(host.strings.contains("page"))
  }

  @Test func `the only control of a row is pressed by all of the row, if it is a usual button`() {
    let log = NoteList()
    func presses(_ row: some View, at point: CGPoint = CGPoint(x: 300, y: 2)) -> [String] {
      let host = ViewHost(List { row })
      host.tap(at: point)
      return log.take()
    }
    let button = Button("Go") { log.note("go") }
    #expect(presses(button) == ["go"])
    #expect(presses(button, at: CGPoint(x: 12, y: 12)) == ["go"])
    #expect(presses(button, at: CGPoint(x: 300, y: 100)) == [])
    #expect(
      presses(
        HStack {
          Text("label")
          button
        }) == ["go"])
    #expect(presses(button.contextMenu { Button("Copy") {} }) == ["go"])
    #expect(presses(button.disabled(true)) == [])
    #expect(
      presses(button.buttonStyle(.plain)) == [] && presses(button.buttonStyle(.borderless)) == [])
    #expect(
      presses(
        HStack {
          button
          button
        }) == [])
  }

  @Test func `a row is chosen by a click, and by arrow keys`() {
    struct Rows: View {
      @State var chosen: Int?
      let log: HeldValue<[Int?]>
      var body: some View {
        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
          .onChange(of: chosen) { log.value.append(chosen) }
      }
    }
    let log = HeldValue<[Int?]>([])
    let host = ViewHost(Rows(log: log))
    host.tap(on: "row 1")
    #expect(log.value == [1])
    host.key(.downArrow)
    #expect(log.value == [1, 2])
    host.key(.downArrow)
    host.key(.upArrow)
    #expect(log.value == [1, 2, 0, 2])
  }

  @Test func `arrow keys that leave a list choose nothing in another one`() {
    let (first, second) = (HeldValue<Int?>(nil), HeldValue<Int?>(nil))
    let host = ViewHost(
      HStack {
        List(0..<2, id: \.self, selection: first.binding) { Text("one \($0)") }
        List(0..<2, id: \.self, selection: second.binding) { Text("two \($0)") }
      })
    host.tap(on: "one 1")
    host.key(.downArrow)
    #expect(first.value == 1 && second.value == nil)
  }

  @Test func `of rows of which several may be chosen arrow keys choose none`() {
    let chosen = HeldValue<Set<Int>>([])
    let host = ViewHost(List(0..<3, id: \.self, selection: chosen.binding) { Text("row \($0)") })
    host.tap(on: "row 1")
    host.key(.downArrow)
    #expect(chosen.value == [1])
    host.key(.return)
    #expect(chosen.value == [1, 2])
  }

  @Test func `a row is always chosen where the selection holds a value`() {
    let chosen = HeldValue(1)
    let host = ViewHost(List(0..<3, selection: chosen.binding) { Text("row \($0)") })
    host.tap(on: "row 2")
    #expect(chosen.value == 2)
    let named = ViewHost(
      List(selection: chosen.binding) { ForEach(0..<3) { Text("row \($0)").tag($0) } })
    named.tap(on: "row 0")
    #expect(chosen.value == 0)
  }

  @Test func `rows stand apart and are as high as a list is told`() {
    func tops(_ list: some View) -> [CGFloat] {
      DrawnText.characters(in: ViewHost(list)).map(\.origin.y)
    }
    let list = List {
      Text("one")
      Text("two")
    }
    let plain = tops(list)
    #expect(tops(list.listRowSpacing(12)).map { $0 - plain[0] } == [0, plain[1] - plain[0] + 12])
    // A row that grows to 40 points keeps its text in the middle.
    let high = tops(list.environment(\.defaultMinListRowHeight, 40))
    #expect(high[0] == 16)
    #expect(high[1] - high[0] == plain[1] - plain[0] + 16)
  }

  @Test func `a section hides its rows unless it is expanded`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        List {
          Section(isExpanded: .constant(flag)) {
            Text("row")
          } header: {
            Text("Head")
          }
          Section(String("Foot"), isExpanded: .constant(!flag)) { Text("other") }
        }
      })
    #expect(host.strings == ["Head", "Foot", "other"])
    probe.flag = true
    host.settle()
    #expect(host.strings == ["Head", "row", "Foot"])
  }

  /// Where the ring of the focus is drawn, lines of four points and all.
  private func ring(_ host: ViewHost) -> CGRect? {
    host.focusRing?.insetBy(dx: -2, dy: -2)
  }

  @Test func `the ring of a row is within it, over its line, and leaves its text alone`() {
    let host = ViewHost(
      List(["one", "two"], id: \.self, selection: .constant(nil as String?)) { Text($0) })
    host.key(.tab)
    #expect(ring(host) == CGRect(x: 0, y: 0, width: 320, height: 24))
    host.key(.downArrow)
    #expect(ring(host) == CGRect(x: 0, y: 24, width: 320, height: 24))
    #expect(host.frame(of: "two")?.minX == 8)
    let line = host.drawing.lastIndex { $0.bounds?.height == 4 }
    #expect(host.drawing.lastIndex(where: \.isStroke) ?? 0 > line ?? .max)
  }

  @Test func `the ring of a row's mark is between the row's edge and its text`() throws {
    let host = ViewHost(
      List {
        ForEach(["one", "two"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active)))
    host.key(.tab)
    host.key(.tab)
    let ring = try #require(self.ring(host))
    let text = try #require(host.frame(of: "two"))
    let handle = try #require(host.frames(of: "\u{2261}").last)
    #expect(ring.minX >= 0 && ring.maxX < text.minX && ring.minY == 24 && ring.maxY == 48)
    #expect(handle.maxX == 308)
    let line = host.drawing.lastIndex { $0.bounds?.height == 4 }
    #expect(host.drawing.lastIndex(where: \.isStroke) ?? 0 > line ?? .max)
  }

  @Test func `what leaves in a row goes where the row goes`() {
    struct Rows: View {
      @State var isOpen = false
      var body: some View {
        List {
          if isOpen { Text("above") }
          HStack {
            Text("row")
            if !isOpen { Text("part") }
            Button("turn") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          }
        }
      }
    }
    let host = ViewHost(Rows())
    host.tap(on: "turn")
    for _ in 0..<4 {
      host.run(for: 0.2)
      #expect(host.frame(of: "part")?.minY == host.frame(of: "row")?.minY)
    }
    host.run(for: 1)
    #expect(host.strings == ["above", "row", "turn"])
  }
}
