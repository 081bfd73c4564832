import Foundation
import Testing

@testable import TermAnim

/// Controls where rows begin on the right.
@MainActor
struct ControlDirectionTests {
  private func host(_ view: some View) -> ViewHost {
    ViewHost(view.environment(\.layoutDirection, .rightToLeft))
  }

  @Test func `a slider begins on the right, and arrow keys move its knob their way`() {
    let value = HeldValue(0.5)
    let host = host(Slider(value: value.binding, in: 0...100).frame(width: 216))
    // The middle of the knob goes from 260 to 60.
    host.press(at: CGPoint(x: 260, y: 96))
    #expect(value.value == 0)
    host.move(to: CGPoint(x: 210, y: 96))
    #expect(abs(value.value - 25) < 1e-9)
    host.release(at: CGPoint(x: 210, y: 96))
    host.key(.leftArrow)
    #expect(abs(value.value - 26) < 1e-9)
    host.key(.home)
    #expect(value.value == 0)
  }

  @Test func `the first segment is on the right`() {
    let choice = HeldValue("m")
    let host = host(
      Picker("Size", selection: choice.binding) {
        Text("S").tag("s")
        Text("M").tag("m")
        Text("L").tag("l")
      }
      .pickerStyle(.segmented).frame(width: 120))
    host.tap(at: CGPoint(x: 200, y: 96))
    #expect(choice.value == "s")
    // The view still shows "m".
    host.key(.leftArrow)
    #expect(choice.value == "l")
    host.key(.rightArrow)
    #expect(choice.value == "s")
    host.tap(on: "L")
    #expect(choice.value == "l")
  }

  @Test func `the thumb is behind the segment that is chosen`() {
    let host = host(
      Picker("Size", selection: .constant("s")) {
        Text("S").tag("s")
        Text("M").tag("m")
      }
      .pickerStyle(.segmented).frame(width: 120))
    let thumb = host.boxes[1]
    let text = host.frame(of: "S")
    #expect(text.map { thumb.contains($0) } == true)
  }

  @Test func `a stepper's halves change places`() {
    let value = HeldValue(1)
    let host = host(Stepper("Count", value: value.binding).frame(width: 200))
    // The buttons begin at 60 and are 28 points wide each.
    host.tap(at: CGPoint(x: 70, y: 96))
    #expect(value.value == 2)
    host.tap(at: CGPoint(x: 110, y: 96))
    #expect(value.value == 1)
  }

  @Test func `pages are turned to the right, and arrow keys follow`() {
    let page = HeldValue(0)
    let host = host(
      TabView(selection: page.binding) {
        ForEach(0..<3) { Text("page \($0)").tag($0) }
      }
      .tabViewStyle(.page))
    host.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 220, y: 90))
    host.run(for: 2)
    #expect(page.value == 1)
    host.key(.leftArrow)
    host.run(for: 2)
    #expect(page.value == 2)
  }

  @Test func `arrows lead where lines go`() {
    let host = host(
      NavigationStack {
        List {
          NavigationLink("More") { Text("inner") }
          DisclosureGroup("Group") { Text("member") }
        }
      })
    #expect(host.strings.contains("\u{2039}") && host.strings.contains("\u{25C2}"))
    host.tap(on: "More")
    host.run(for: 2)
    #expect(host.strings.contains("Back \u{203A}"))
  }

  @Test func `a row is pulled by its trailing edge, which is on the left`() {
    let log = HeldValue<[String]>([])
    let host = host(
      List {
        Text("row").swipeActions { Button("Delete") { log.value.append("deleted") } }
      })
    let row = host.frame(of: "row")
    let y = row?.midY ?? 0
    host.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 160, y: y))
    host.run(for: 1)
    let button = host.frame(of: "Delete")
    #expect((button?.midX ?? .nan) < 100)
    host.tap(on: "Delete")
    #expect(log.value == ["deleted"])
  }

  @Test func `a caret moves to where its key points`() {
    let text = HeldValue("ab")
    let host = host(TextField("Name", text: text.binding).frame(width: 80))
    host.key(.tab)
    host.key(.leftArrow)
    host.type("x")
    #expect(text.value == "axb")
  }

  @Test func `the focus goes through a row from its beginning`() {
    let log = HeldValue<[String]>([])
    let host = host(
      HStack {
        ForEach(["first", "second", "third"], id: \.self) { name in
          Button(name) { log.value.append(name) }
        }
      })
    for _ in 0..<3 {
      host.key(.tab)
      host.key(.return)
    }
    #expect(log.value == ["first", "second", "third"])
  }

  @Test func `a date is written from the left`() {
    func places(_ direction: LayoutDirection) -> [String] {
      let host = ViewHost(
        DatePicker("", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          .environment(\.layoutDirection, direction))
      return DrawnText.characters(in: host).sorted { $0.origin.x < $1.origin.x }
        .map(\.text).filter { $0.first?.isNumber == true }
    }
    #expect(places(.leftToRight).count > 3)
    #expect(places(.rightToLeft) == places(.leftToRight))
  }

  @Test func `a page comes from the left`() {
    let host = host(
      NavigationStack { NavigationLink("More") { Text("inner") } })
    func place(_ text: String) -> CGFloat? { host.frame(of: text)?.midX }
    let covered = place("More")
    host.tap(on: "More")
    host.advance(by: 0.1)
    let onItsWay = place("inner")
    #expect((place("More") ?? 0) > (covered ?? .infinity))
    host.run(for: 2)
    #expect((onItsWay ?? .infinity) < (place("inner") ?? 0) - 8)
  }

  @Test func `a gauge's low values have the first colour`() {
    let gradient = Gradient(colors: [.green, .red])
    func low(_ direction: LayoutDirection) -> Paint? {
      ViewHost(
        Gauge(value: 0.1) { Text("g") }.gaugeStyle(.linearCapacity).tint(gradient)
          .environment(\.layoutDirection, direction)
      ).drawing.compactMap { command -> Paint? in
        if case .fill(_, .gradient(let paint), _) = command.command { return .gradient(paint) }
        return nil
      }.first
    }
    guard case .gradient(let left)? = low(.leftToRight),
      case .gradient(let right)? = low(.rightToLeft),
      case .linear(let start, let end) = left.geometry,
      case .linear(let seenStart, let seenEnd) = right.geometry
    else {
      Issue.record("a gauge has no linear gradient")
      return
    }
    #expect(seenStart.x > seenEnd.x && start.x < end.x)
  }

  @Test func `lines between rows leave room on the right`() {
    func boxes(_ direction: LayoutDirection) -> [CGRect] {
      ViewHost(
        List {
          Text("one")
          Text("two")
        }
        .environment(\.layoutDirection, direction), size: CGSize(width: 200, height: 100)
      ).boxes
    }
    let (left, right) = (boxes(.leftToRight), boxes(.rightToLeft))
    #expect(left.contains { $0.minX > 0 })
    #expect(right.map(\.maxX) == left.map { 200 - $0.minX })
  }

  @Test func `a mark is before the option that is chosen`() {
    let host = host(
      Picker("Size", selection: .constant("s")) {
        Text("Small").tag("s")
        Text("Large").tag("l")
      }
      .pickerStyle(.menu))
    host.tap(on: "Small")
    host.run(for: 1)
    func frame(_ text: String) -> CGRect? { host.frames(of: text).last }
    #expect((frame("\u{2713}")?.minX ?? 0) > (frame("Small")?.maxX ?? .infinity))
    #expect(frame("Small")?.maxX == frame("Large")?.maxX)
  }

  @Test func `a menu opens where its label is`() {
    let host = host(
      HStack {
        Menu("Menu") { Button("First") {} }
        Spacer()
      }
      .frame(width: 320, height: 190, alignment: .top))
    host.tap(on: "Menu")
    host.run(for: 1)
    let label = host.frame(of: "Menu")
    let item = host.frame(of: "First")
    #expect((label?.minX ?? 0) > 200 && (item?.minX ?? 0) > 200)
  }
}
