import Foundation
import Testing

@testable import TermAnim

/// Context menus of views that are used themselves.
@MainActor
struct ContextMenuTests {
  private let log = HeldValue<[String]>([])

  private func menu(of view: some View) -> some View {
    view.contextMenu { Button("Copy") { [log] in log.value.append("copy") } }
  }

  @Test func `a button that is held opens its menu, and is not pressed`() {
    let host = ViewHost(menu(of: Button("use") { [log] in log.value.append("use") }))
    #expect(host.hold(on: "use") && host.strings.contains("Copy"))
    host.tap(on: "Copy", runningFor: 0.5)
    #expect(log.value == ["copy"] && !host.strings.contains("Copy"))
    host.tap(on: "use", runningFor: 0.5)
    #expect(log.value == ["copy", "use"])
  }

  @Test func `a link that is held goes nowhere`() {
    let host = ViewHost(
      NavigationStack { List { menu(of: NavigationLink("link") { Text("page") }) } })
    #expect(host.hold(on: "link") && host.strings.contains("Copy"))
    #expect(!host.strings.contains("page"))
  }

  @Test func `what can be dragged opens its menu when it is held still`() {
    let host = ViewHost(
      VStack(spacing: 40) {
        menu(of: Text("carry").draggable("text"))
        Text("here").dropDestination(for: String.self) { [log] items, _ in
          log.value += items
          return true
        }
      })
    #expect(host.hold(on: "carry") && host.strings.contains("Copy"))
    host.tap(on: "Copy", runningFor: 0.5)
    let (from, to) = (host.frame(of: "carry") ?? .null, host.frame(of: "here") ?? .null)
    host.drag(
      from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY), duration: 0.4)
    host.run(for: 1)
    #expect(log.value == ["copy", "text"] && !host.strings.contains("Copy"))
  }

  @Test func `a drag that goes on keeps the press`() {
    var places: [CGFloat] = []
    let host = ViewHost(
      menu(
        of: Text("knob").gesture(
          DragGesture(minimumDistance: 0).onChanged { places.append($0.translation.width) })))
    #expect(host.hold(on: "knob") && places == [0] && !host.strings.contains("Copy"))
  }

  @Test func `what is held for less than a menu keeps the press`() {
    let knob = Text("knob").onLongPressGesture(minimumDuration: 0.3) { [log] in
      log.value = ["held"]
    }
    let host = ViewHost(menu(of: knob))
    #expect(host.hold(on: "knob") && log.value == ["held"] && !host.strings.contains("Copy"))
  }

  @Test(arguments: [false, true])
  func `the innermost of two menus opens`(isHeld: Bool) {
    let host = ViewHost(
      VStack { menu(of: Text("inner")) }.contextMenu { Button("Outer") {} })
    #expect(isHeld ? host.hold(on: "inner") : host.secondaryClick(on: "inner"))
    #expect(host.strings.contains("Copy") && !host.strings.contains("Outer"))
  }

  // MARK: The second button

  @Test func `the second button opens a menu, and presses nothing`() {
    let host = ViewHost(menu(of: Button("use") { [log] in log.value.append("use") }))
    #expect(host.secondaryClick(on: "use") && host.strings.contains("Copy"))
    host.tap(on: "Copy", runningFor: 0.5)
    #expect(log.value == ["copy"] && !host.strings.contains("Copy"))
  }

  @Test func `the second button opens a menu where it is pressed`() {
    for y: CGFloat in [20, 90] {
      let host = ViewHost(
        menu(of: Color.red).padding(16), size: CGSize(width: 200, height: 200))
      for x: CGFloat in [60, 120] {
        #expect(host.secondaryClick(at: CGPoint(x: x, y: y)))
        let frame = host.frames(of: "Copy").last ?? .null
        #expect(abs(frame.midX - x) < 24 && (0..<24).contains(frame.minY - y), "\(frame)")
        host.key(.escape, runningFor: 0.5)
      }
      #expect(host.hold(at: CGPoint(x: 60, y: y)))
      #expect(abs((host.frames(of: "Copy").last ?? .null).midX - 100) < 24)
    }
  }

  @Test func `the second button means nothing where there is no menu, or none that is enabled`() {
    let host = ViewHost(
      VStack {
        Button("use") { [log] in log.value.append("use") }
        menu(of: Text("off")).disabled(true)
      })
    #expect(!host.secondaryClick(on: "use") && !host.secondaryClick(on: "off"))
    #expect(log.value.isEmpty && !host.strings.contains("Copy"))
  }

  @Test func `the second button beside a menu closes it, and opens no other`() {
    let host = ViewHost(
      VStack(spacing: 60) {
        menu(of: Text("one"))
        Text("two").contextMenu { Button("Other") {} }
      })
    host.secondaryClick(on: "one")
    #expect(host.secondaryClick(on: "two"))
    #expect(!host.strings.contains("Copy") && !host.strings.contains("Other"))
  }

  @Test func `the second button beside a sheet leaves it`() {
    let isShown = HeldValue(true)
    let host = ViewHost(
      menu(of: Text("behind")).sheet(isPresented: isShown.binding) {
        Text("sheet").presentationDetents([.height(40)])
      })
    host.run(for: 1)
    let point = CGPoint(x: 2, y: 2)
    #expect(host.secondaryClick(at: point) && isShown.value && !host.strings.contains("Copy"))
    host.tap(at: point)
    #expect(!isShown.value)
  }

  @Test(arguments: [false, true], [false, true])
  func `a menu without lines does not open, and what is around may have one`(
    hasLines: Bool, isHeld: Bool
  ) {
    let host = ViewHost(
      menu(
        of: Text("view").contextMenu {
          if hasLines { Button("One") {} }
          if hasLines { Button("Two") {} } else { EmptyView() }
          Group { ForEach(hasLines ? ["Three"] : [], id: \.self) { Button($0) {} } }
        }))
    #expect(isHeld ? host.hold(on: "view") : host.secondaryClick(on: "view"))
    #expect(host.strings.contains("Copy") == !hasLines)
    #expect(["One", "Two", "Three"].allSatisfy { host.strings.contains($0) == hasLines })
  }

  @Test func `shift and F10 open the menu around the focus, whose first line is a key away`() {
    let host = ViewHost(
      VStack {
        Button("other") {}
        menu(of: Button("use") { [log] in log.value.append("use") })
      })
    #expect(!host.key(.function10, modifiers: .shift))
    host.key(.tab)
    #expect(!host.key(.function10, modifiers: .shift))
    host.key(.tab)
    #expect(!host.key(.function10))
    host.key(.function10, modifiers: .shift, runningFor: 0.5)
    #expect(host.strings.contains("Copy"))
    host.key(.downArrow)
    host.key(.return, runningFor: 0.5)
    #expect(log.value == ["copy"] && !host.strings.contains("Copy"))
  }

  @Test func `shift and F10 open the menu in a button that has the focus`() {
    let host = ViewHost(
      Button {
      } label: {
        menu(of: Text("use"))
      })
    host.key(.tab)
    host.key(.function10, modifiers: .shift, runningFor: 0.5)
    #expect(host.strings.contains("Copy"))
  }

  @Test func `shift and F10 lead back to what has been scrolled away`() {
    let host = ViewHost(
      List(0..<40, id: \.self, selection: HeldValue<Int?>(nil).binding) {
        menu(of: Text("row \($0)"))
      })
    host.key(.tab, runningFor: 0.5)
    host.wheel(at: CGPoint(x: 30, y: 30), by: CGSize(width: 0, height: 400))
    host.run(for: 1)
    #expect(!host.strings.contains("row 0"))
    host.key(.function10, modifiers: .shift, runningFor: 1)
    #expect(host.strings.contains("row 0") && !host.strings.contains("Copy"))
    host.key(.function10, modifiers: .shift, runningFor: 0.5)
    #expect(host.strings.contains("Copy"))
  }

  @Test func `a view that listens to shift and F10 hears it first`() {
    let host = ViewHost(
      menu(of: Button("use") {})
        .onKeyPress(.function10) { [log] in
          log.value.append("key")
          return .handled
        })
    host.key(.tab)
    host.key(.function10, modifiers: .shift, runningFor: 0.5)
    #expect(log.value == ["key"] && !host.strings.contains("Copy"))
  }

  // MARK: Rows

  @Test(arguments: [false, true])
  func `all of a row opens the menu of a view in it`(isHeld: Bool) throws {
    let host = ViewHost(
      List {
        Text("first")
        menu(of: Text("second"))
      })
    func open(besides text: String) throws {
      let frame = try #require(host.frames(of: text).last)
      let point = CGPoint(x: frame.maxX + 40, y: frame.midY)
      if isHeld { host.longPress(at: point, for: 0.6) } else { host.secondaryClick(at: point) }
      host.run(for: 0.5)
    }
    try open(besides: "first")
    #expect(!host.strings.contains("Copy"))
    try open(besides: "second")
    #expect(host.strings.contains("Copy"))
  }

  @Test(arguments: [false, true])
  func `a row stands for the outermost menu in it, where no other is pressed`(
    isHeld: Bool
  ) throws {
    let host = ViewHost(
      List {
        HStack {
          menu(of: Text("inner"))
          Spacer()
        }.contextMenu { Button("Outer") {} }
      })
    let inner = try #require(host.frames(of: "inner").last)
    for (x, expected) in [(inner.midX, "Copy"), (inner.maxX + 60, "Outer"), (2, "Outer")] {
      let point = CGPoint(x: x, y: inner.midY)
      if isHeld { host.hold(at: point) } else { host.secondaryClick(at: point) }
      #expect(host.strings.filter { ["Copy", "Outer"].contains($0) } == [expected])
      host.key(.escape, runningFor: 0.5)
    }
  }

  @Test func `a button in a row that is held beside it opens its menu alone`() throws {
    let host = ViewHost(
      List { menu(of: Button("use") { [log] in log.value.append("use") }) })
    let frame = try #require(host.frames(of: "use").last)
    let point = CGPoint(x: frame.maxX + 60, y: frame.midY)
    host.hold(at: point)
    #expect(host.strings.contains("Copy") && log.value.isEmpty)
    host.key(.escape, runningFor: 0.5)
    host.tap(at: point)
    #expect(log.value == ["use"])
  }

  @Test func `what is held in a row by its use opens no menu of the row`() throws {
    let value = HeldValue(0.5)
    let host = ViewHost(
      List {
        HStack {
          menu(of: Text("row"))
          Slider(value: value.binding)
        }
      })
    let frame = try #require(host.frames(of: "row").last)
    host.hold(at: CGPoint(x: 200, y: frame.midY))
    #expect(!host.strings.contains("Copy") && value.value != 0.5)
  }

  @Test func `a click on a view with a menu gives its row the focus`() {
    let chosen = HeldValue<Int?>(nil)
    let host = ViewHost(
      List(0..<4, id: \.self, selection: chosen.binding) { menu(of: Text("row \($0)")) })
    host.tap(on: "row 1")
    #expect(chosen.value == 1)
    host.key(.downArrow)
    #expect(chosen.value == 2)
  }

  @Test func `a button that does nothing else when it is held is pressed`() {
    let host = ViewHost(
      Button("use") { [log] in log.value.append("use") }.contextMenu { EmptyView() })
    #expect(host.hold(on: "use") && log.value == ["use"])
  }

  @Test func `a row with the focus opens the menu of a view in it`() {
    let host = ViewHost(
      List(selection: HeldValue<Int?>(nil).binding) { menu(of: Text("row")).tag(1) })
    host.key(.tab)
    host.key(.function10, modifiers: .shift, runningFor: 0.5)
    #expect(host.strings.contains("Copy"))
  }
}

extension KeyEquivalent {
  fileprivate static let function10 = KeyEquivalent("\u{F70D}")
}
