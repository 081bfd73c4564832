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

  @Test func `the innermost of two menus opens`() {
    let host = ViewHost(
      VStack { menu(of: Text("inner")) }.contextMenu { Button("Outer") {} })
    #expect(host.hold(on: "inner"))
    #expect(host.strings.contains("Copy") && !host.strings.contains("Outer"))
  }
}
