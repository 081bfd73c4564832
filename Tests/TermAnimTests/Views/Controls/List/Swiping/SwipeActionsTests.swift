import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SwipeActionsTests {
  private let done = HeldValue<[String]>([])

  private func list(allowsFullSwipe: Bool = true) -> some View {
    List {
      ForEach(["one", "two"], id: \.self) { name in
        Text(name)
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("Bin", role: .destructive) { done.value.append("bin \(name)") }
            Button("Flag") { done.value.append("flag \(name)") }
          }
          .swipeActions(edge: .leading) {
            Button("Read") { done.value.append("read \(name)") }
          }
      }
    }
  }

  /// Drags along the first row, which is 24 points high, and lets things come to rest.
  private func drag(_ host: ViewHost, from start: CGFloat, by length: CGFloat) {
    host.drag(
      from: CGPoint(x: start, y: 12), to: CGPoint(x: start + length, y: 12), duration: 1, steps: 20)
    host.run(for: 2)
  }

  @Test func `nothing of the actions is seen at first`() {
    #expect(ViewHost(list()).strings == ["one", "two"])
  }

  @Test func `a row that is pulled aside shows its actions, the first at the edge`() {
    let host = ViewHost(list())
    drag(host, from: 200, by: -60)
    #expect(Set(host.strings) == ["one", "two", "Bin", "Flag"])
    let (bin, flag) = (host.frame(of: "Bin")?.minX ?? 0, host.frame(of: "Flag")?.minX ?? 0)
    #expect(flag < bin && bin < 320 && (host.frame(of: "one")?.minX ?? 0) < 0)
    drag(host, from: 100, by: 60)
    #expect(host.strings == ["one", "two"] && host.frame(of: "one")?.minX == 8)
  }

  /// Two sets of actions at one edge, and a third around the view that has them.
  private func joined(_ isThere: Bool = true) -> some View {
    List {
      Group {
        if isThere {
          Text("row").swipeActions { Button("One") { done.value.append("one") } }
        } else {
          Text("row")
        }
      }
      .swipeActions(allowsFullSwipe: false) { Button("Two") { done.value.append("two") } }
      .swipeActions(edge: .leading) { Button("Lead") {} }
    }
  }

  @Test func `actions of one edge that are given one after the other are all shown`() {
    let host = ViewHost(joined())
    drag(host, from: 200, by: -60)
    #expect(Set(host.strings) == ["row", "One", "Two"])
    #expect((host.frame(of: "Two")?.minX ?? 400) < (host.frame(of: "One")?.minX ?? 0))
    host.tap(on: "Two")
    host.run(for: 1)
    #expect(done.value == ["two"] && host.strings == ["row"])
  }

  @Test func `where actions are joined, keys ask for those further in`() {
    let host = ViewHost(joined())
    host.key(.tab)
    host.key(.leftArrow)
    host.run(for: 1)
    #expect(Set(host.strings) == ["row", "One", "Two"])
    host.key(.leftArrow)
    host.run(for: 1)
    #expect(done.value == ["one"])
  }

  @Test func `actions are a row's own again when those further in have gone`() {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, flag in joined(!flag) })
    probe.flag = true
    host.settle()
    drag(host, from: 200, by: -60)
    #expect(Set(host.strings) == ["row", "Two"])
  }

  @Test(arguments: [true, false])
  func `rows with insets of their own are where they would be without actions`(isInside: Bool) {
    func list(_ row: @escaping (Text) -> some View) -> ViewHost {
      ViewHost(List { ForEach(0..<3) { row(Text("row \($0)")) } })
    }
    let insets = EdgeInsets(top: 2, leading: 20, bottom: 0, trailing: 4)
    let plain = list { $0.listRowInsets(insets) }
    let host = list { text in
      Group {
        if isInside {
          text.listRowInsets(insets).swipeActions { Button("Bin") {} }
        } else {
          text.swipeActions { Button("Bin") {} }.listRowInsets(insets)
        }
      }
    }
    for row in ["row 0", "row 1", "row 2"] {
      #expect(host.frame(of: row) == plain.frame(of: row))
    }
    let y = host.frame(of: "row 1")?.midY ?? 0
    host.drag(
      from: CGPoint(x: 200, y: y), to: CGPoint(x: 160, y: y), duration: 1, steps: 20)
    host.run(for: 2)
    #expect(host.frame(of: "row 0")?.minX == 20 && host.frame(of: "row 2")?.minX == 20)
    #expect((host.frame(of: "row 1")?.minX ?? 99) < 0)
  }

  @Test func `a row without actions cannot be pulled`() {
    let host = ViewHost(
      List { ForEach(0..<2) { Text("row \($0)").swipeActions { EmptyView() } } })
    host.drag(from: CGPoint(x: 200, y: 12), to: CGPoint(x: 100, y: 12), duration: 1, steps: 12)
    #expect(host.frame(of: "row 0")?.minX == 8)
    host.run(for: 2)
    #expect(host.frame(of: "row 0")?.minX == 8)
  }

  @Test func `a row that is pulled a little goes back`() {
    let host = ViewHost(list())
    drag(host, from: 200, by: -8)
    #expect(host.strings == ["one", "two"] && host.frame(of: "one")?.minX == 8)
  }

  @Test func `a row that is pulled aside lets another one back`() {
    let host = ViewHost(list())
    drag(host, from: 200, by: -60)
    host.key(.tab)
    host.key(.downArrow)
    host.key(.leftArrow)
    host.run(for: 2)
    #expect(host.frame(of: "one")?.minX == 8 && (host.frame(of: "two")?.minX ?? 0) < 0)
    #expect(host.strings.filter { $0 == "Bin" }.count == 1)
    drag(host, from: 100, by: 40)
    #expect((host.frame(of: "one")?.minX ?? 0) > 20 && host.frame(of: "two")?.minX == 8)
    #expect(Set(host.strings) == ["one", "two", "Read"])
  }

  @Test func `arrow keys go from row to row, past the actions, and let rows back`() {
    let host = ViewHost(list())
    host.key(.tab)
    host.key(.leftArrow)
    host.run(for: 2)
    host.key(.downArrow)
    host.run(for: 2)
    #expect(host.strings == ["one", "two"])
    host.key(.leftArrow)
    host.run(for: 2)
    #expect(host.frame(of: "one")?.minX == 8 && (host.frame(of: "two")?.minX ?? 0) < 0)
    host.key(.tab)
    host.key(.upArrow)
    host.run(for: 2)
    host.key(.leftArrow)
    host.run(for: 2)
    #expect((host.frame(of: "one")?.minX ?? 0) < 0 && host.frame(of: "two")?.minX == 8)
    #expect(done.value.isEmpty)
  }

  @Test func `the actions lie over the ring of the focus`() throws {
    let host = ViewHost(list())
    host.key(.tab)
    func order() -> (ring: Int?, ground: Int?) {
      let commands = host.drawing.map(\.command)
      return (
        commands.firstIndex { if case .stroke = $0 { true } else { false } },
        commands.firstIndex { command in
          if case .characters(let run) = command {
            run.text == "Bin"
          } else {
            false
          }
        }
      )
    }
    #expect(order().ring != nil && order().ground == nil)
    host.key(.leftArrow)
    host.run(for: 2)
    let (ring, ground) = order()
    #expect(try #require(ring) < #require(ground))
  }

  @Test func `a button in a row that is pulled is let go, and without a pull it is pressed`() {
    let host = ViewHost(
      List {
        Button {
          done.value.append("pressed")
        } label: {
          Text("row").frame(maxWidth: .infinity, alignment: .leading)
        }
        .swipeActions { Button("Bin") { done.value.append("bin") } }
      })
    drag(host, from: 100, by: -40)
    #expect(host.strings.contains("Bin") && done.value == [])
    drag(host, from: 100, by: 60)
    #expect(!host.strings.contains("Bin") && done.value == [])
    host.tap(at: CGPoint(x: 100, y: 12))
    host.run(for: 1)
    #expect(done.value == ["pressed"])
  }

  @Test func `an action does what it does, and the row goes back`() {
    let host = ViewHost(list())
    drag(host, from: 200, by: -60)
    let flag = host.frame(of: "Flag")?.origin ?? .zero
    host.tap(at: CGPoint(x: flag.x + 4, y: flag.y + 4))
    host.run(for: 2)
    #expect(done.value == ["flag one"] && host.strings == ["one", "two"])
  }

  @Test func `a row that is pulled far does what its first action does, where that is allowed`() {
    let host = ViewHost(list())
    drag(host, from: 300, by: -260)
    #expect(done.value == ["bin one"] && host.strings == ["one", "two"])
    let other = ViewHost(list(allowsFullSwipe: false))
    drag(other, from: 300, by: -260)
    #expect(done.value == ["bin one"] && other.strings.contains("Bin"))
  }

  @Test func `a row that is pulled far does nothing when its first action is disabled`() {
    let host = ViewHost(
      List {
        ForEach(["one", "two"], id: \.self) { name in
          Text(name).swipeActions {
            Button("Bin") { done.value.append("bin \(name)") }.disabled(true)
            Button("Flag") { done.value.append("flag \(name)") }
          }
        }
      })
    drag(host, from: 300, by: -260)
    #expect(done.value.isEmpty && host.strings == ["one", "two"])
  }

  @Test func `a row without bounds is pressed without harm`() {
    let host = ViewHost(List { Text("a").padding(.infinity).swipeActions { Button("Bin") {} } })
    host.tap(at: CGPoint(x: 100, y: 12))
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `each edge has its actions`() {
    let host = ViewHost(list())
    drag(host, from: 100, by: 40)
    #expect(Set(host.strings) == ["one", "two", "Read"])
    #expect((host.frame(of: "Read")?.minX ?? 99) < 20 && (host.frame(of: "one")?.minX ?? 0) > 20)
  }

  @Test func `arrow keys pull the row that has the focus and let it back`() {
    let host = ViewHost(list())
    host.key(.tab)
    host.key(.downArrow)
    host.key(.leftArrow)
    host.run(for: 2)
    #expect(Set(host.strings) == ["one", "two", "Bin", "Flag"])
    #expect((host.frame(of: "two")?.minX ?? 0) < 0)
    host.key(.rightArrow)
    host.run(for: 2)
    #expect(host.strings == ["one", "two"] && done.value.isEmpty)
    host.key(.rightArrow)
    host.run(for: 2)
    #expect(Set(host.strings) == ["one", "two", "Read"])
    host.key(.leftArrow)
    host.run(for: 2)
    #expect(host.strings == ["one", "two"])
  }

  @Test func `the arrow key once more does what the first action does`() {
    let host = ViewHost(list())
    host.key(.tab)
    host.key(.leftArrow)
    host.run(for: 2)
    host.key(.leftArrow)
    host.run(for: 2)
    #expect(done.value == ["bin one"] && host.strings == ["one", "two"])
  }

  @Test func `tab leads to the actions of a row`() {
    let host = ViewHost(list())
    host.key(.tab)
    host.key(.leftArrow)
    host.run(for: 2)
    host.key(.tab)
    host.key(.return)
    host.run(for: 2)
    #expect(done.value.count == 1 && host.strings == ["one", "two"])
  }

  @Test func `a drag along the list scrolls it, wherever it begins`() {
    let host = ViewHost(
      List {
        ForEach(0..<30) { Text("row \($0)").swipeActions { Button("Bin") {} } }
      })
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 80, y: 50), duration: 1, steps: 12)
    #expect((host.frame(of: "row 0")?.minY ?? 0) < -40)
    #expect(!host.strings.contains("Bin"))
  }

  @Test func `outside of a list there is nothing to pull`() {
    let host = ViewHost(Text("one").swipeActions { Button("Bin") {} })
    host.drag(from: CGPoint(x: 160, y: 96), to: CGPoint(x: 100, y: 96), duration: 1)
    #expect(host.strings == ["one"])
  }

  @Test func `actions are a row's own again when those further in have gone to the other edge`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isLeading in
        List {
          Text("row").swipeActions(edge: isLeading ? .leading : .trailing) { Button("In") {} }
            .swipeActions(allowsFullSwipe: false) { Button("Out") {} }
        }
      })
    drag(host, from: 200, by: -60)
    #expect(Set(host.strings) == ["row", "In", "Out"])
    drag(host, from: 100, by: 80)
    #expect(host.strings == ["row"])
    probe.flag = true
    host.settle()
    drag(host, from: 200, by: -60)
    #expect(Set(host.strings) == ["row", "Out"])
  }

  @Test func `a row that is pulled less far than its middle shows its actions`() {
    let host = ViewHost(list())
    drag(host, from: 300, by: -150)
    #expect(done.value.isEmpty && host.strings.contains("Bin"))
  }

  @Test func `a press of a row that is pulled lets it back, and does nothing else`() {
    let host = ViewHost(
      List {
        Text("row").frame(maxWidth: .infinity, alignment: .trailing)
          .onTapGesture { done.value.append("tapped") }
          .swipeActions { Button("Bin") { done.value.append("bin") } }
      })
    drag(host, from: 200, by: -60)
    #expect(host.strings.contains("Bin"))
    host.tap(on: "row", runningFor: 2)
    #expect(host.strings == ["row"] && done.value == [])
    host.tap(on: "row", runningFor: 1)
    #expect(done.value == ["tapped"])
  }

  @Test func `a press of a row that has the focus lets another one back`() {
    let host = ViewHost(list())
    host.tap(on: "two")
    drag(host, from: 200, by: -60)
    #expect(host.strings.contains("Bin"))
    host.tap(on: "two", runningFor: 2)
    #expect(host.strings == ["one", "two"])
  }

  @Test func `the pointer pulls no row of a list that is edited, and its end lets rows back`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { [self] _, _, isEdited in
        list().environment(\.editMode, .constant(isEdited ? .active : .inactive))
      })
    drag(host, from: 200, by: -60)
    probe.flag = true
    host.settle()
    host.run(for: 2)
    #expect(host.strings == ["one", "two"])
    drag(host, from: 200, by: -60)
    #expect(host.strings == ["one", "two"])
  }
}
