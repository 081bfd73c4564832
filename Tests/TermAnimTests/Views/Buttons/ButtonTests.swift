import Foundation
import Observation
import Testing

@testable import TermAnim

@MainActor
struct ButtonTests {
  private let middle = CGPoint(x: 160, y: 96)
  private let log = NoteList()

  private var square: some View {
    Rectangle().frame(width: 100, height: 100)
  }

  private func note(_ entry: String) -> @MainActor () -> Void {
    let log = log
    return { log.note(entry) }
  }

  /// A style that makes a pressed button half as large.
  private struct Shrinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
        .animation(.linear(duration: 1), value: configuration.isPressed)
    }
  }

  /// A style whose buttons are tapped twice.
  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  /// A style that puts a plate behind the button it is given.
  private struct Plated: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).background(Color.red)
    }
  }

  /// A style with something to differ in.
  private struct Scaled: ButtonStyle {
    let scale: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(scale)
    }
  }

  @Test func `only styles that cannot differ count as the same`() {
    #expect(AnyButtonStyle(Shrinking()) == AnyButtonStyle(Shrinking()))
    #expect(
      AnyButtonStyle(Shrinking()) != AnyButtonStyle(Twice(), inside: AnyButtonStyle(Shrinking())))
    #expect(AnyButtonStyle(Scaled(scale: 1)) != AnyButtonStyle(Scaled(scale: 2)))
    let style = AnyButtonStyle(Scaled(scale: 1))
    #expect(style == style)
  }

  @Test func `a button acts when it is let go inside`() {
    let host = ViewHost(Button(action: note("act")) { square })
    host.press(at: middle)
    #expect(log.take() == [])
    host.release(at: CGPoint(x: 180, y: 110))
    #expect(log.take() == ["act"])
    host.press(at: middle)
    host.release(at: CGPoint(x: 20, y: 96))
    #expect(log.take() == [])
  }

  @Test func `a style sees whether the pointer presses and is inside`() {
    let host = ViewHost(Button(action: note("act")) { square }.buttonStyle(Shrinking()))
    host.press(at: middle)
    host.advance(by: 0.5)
    #expect(abs(host.firstWidth - 75) < 1e-6)
    host.move(to: CGPoint(x: 20, y: 96))
    host.advance(by: 2)
    #expect(host.firstWidth == 100)
    host.move(to: middle)
    host.advance(by: 2)
    #expect(host.firstWidth == 50)
    host.graph.send(.pointerCancelled)
    host.settle()
    host.advance(by: 2)
    #expect(host.firstWidth == 100)
    #expect(log.take() == [])
  }

  @Test func `the automatic style makes a pressed button fainter`() {
    let host = ViewHost(Button(action: note("act")) { square })
    host.press(at: middle)
    #expect(host.drawing.first?.layers.first?.opacity == 0.5)
    host.release(at: middle)
    #expect(host.drawing.first?.layers.isEmpty == true)
  }

  @Test func `a primitive style says how a button is pressed`() {
    let host = ViewHost(Button(action: note("act")) { square }.buttonStyle(Twice()))
    host.tap(at: middle)
    #expect(log.take() == [])
    host.tap(at: middle)
    #expect(log.take() == ["act"])
  }

  @Test func `a primitive style can give the button on`() {
    let host = ViewHost(Button(action: note("act")) { square }.buttonStyle(Plated()))
    #expect(host.drawing.count == 2)
    host.tap(at: middle)
    #expect(log.take() == ["act"])
  }

  @Test func `the styles of the library differ in colour and plate`() {
    let tint = Color.blue.resolved
    func drawing<S: PrimitiveButtonStyle>(_ style: S) -> [FlatCommand] {
      ViewHost(Button(action: note("act")) { square }.buttonStyle(style)).drawing
    }
    #expect(drawing(.automatic).map(\.color) == [tint])
    #expect(drawing(.borderless).map(\.color) == [tint])
    #expect(drawing(.plain).map(\.color) != [tint])
    #expect(drawing(.plain).count == 1)
    let bordered = drawing(.bordered)
    #expect(bordered.map(\.color) == [tint, tint])
    #expect(bordered.first?.layers.first?.opacity == 0.2)
    #expect(bordered.first?.bounds?.size == CGSize(width: 132, height: 116))
    let prominent = drawing(.borderedProminent)
    #expect(prominent.first?.color == tint)
    #expect(prominent.last?.color == Color.white.resolved)
  }

  @Test func `a style around a button is that of its label, and not of its plate`() {
    let tint = Color.blue.resolved
    let green = Color.green.resolved
    func colors<S: PrimitiveButtonStyle>(_ style: S, _ color: Color?) -> [Color.Resolved?] {
      ViewHost(
        VStack { Button(action: note("act")) { square }.buttonStyle(style) }.foregroundColor(color)
      ).drawing.map(\.color)
    }
    #expect(colors(.automatic, .green) == [green])
    #expect(colors(.automatic, nil) == [tint])
    #expect(colors(.bordered, .green) == [tint, green])
    #expect(colors(.borderedProminent, .green) == [tint, green])
    #expect(colors(.borderless, .green) == [green])
  }

  @Test func `a style that the library sets is not that of a button`() {
    let tint = Color.blue.resolved
    let button = Button(action: note("act")) { square }
    func colors(_ view: some View) -> [Color.Resolved] {
      ViewHost(view).drawing.filter { $0.bounds != nil }.compactMap(\.color)
    }
    #expect(colors(LabeledContent("Plan") { button }) == [tint])
    let unavailable = ContentUnavailableView {
      Text("nothing")
    } description: {
      button
    }
    #expect(colors(unavailable) == [tint])
    let green = Color.green.resolved
    #expect(colors(LabeledContent("Plan") { button.foregroundStyle(.green) }) == [green])
    let text = LabeledContent("Plan") { Color.clear.overlay(Circle()) }
    #expect(ViewHost(text).drawing.last?.color != ViewHost(Circle()).drawing.last?.color)
  }

  @Test func `a destructive button is red and a disabled one is grey`() {
    let red = Color.red.resolved
    let host = ViewHost(Button(role: .destructive, action: note("act")) { square })
    #expect(host.drawing.first?.color == red)
    let disabled = ViewHost(
      Button(role: .destructive, action: note("act")) { square }.disabled(true))
    #expect(disabled.drawing.first?.color != red)
    disabled.tap(at: middle)
    #expect(log.take() == [])
  }

  @Test func `a plain button is fainter when it cannot be used`() {
    func opacity(_ isDisabled: Bool) -> Double? {
      ViewHost(Button(action: note("act")) { square }.buttonStyle(.plain).disabled(isDisabled))
        .drawing.first?.opacity
    }
    #expect(opacity(false) == 1 && opacity(true) == 0.4)
  }

  @Test func `the plate has the shape that was asked for and is pressed all over`() {
    let host = ViewHost(
      Button(action: note("act")) { square }
        .buttonStyle(.bordered).buttonBorderShape(.capsule))
    host.tap(at: CGPoint(x: 96, y: 40))
    #expect(log.take() == [])
    host.tap(at: CGPoint(x: 98, y: 96))
    #expect(log.take() == ["act"])
  }

  @Test func `a button without a plate is pressed between what it shows, a plain one is not`() {
    func presses(_ style: some PrimitiveButtonStyle) -> [String] {
      let label = HStack {
        square
        Spacer()
        square
      }
      let host = ViewHost(Button(action: note("act")) { label }.buttonStyle(style))
      host.tap(at: middle)
      return log.take()
    }
    #expect(presses(.automatic) == ["act"] && presses(.borderless) == ["act"])
    #expect(presses(.plain) == [])
  }

  @Test func `buttons can be made of titles, symbols and roles`() {
    let title = "Plain"
    let host = ViewHost(
      VStack(spacing: 0) {
        Button("Key", action: note("key"))
        Button(title, action: note("text"))
        Button("Role", role: .cancel, action: note("role"))
        Button(title, role: .cancel) { log.note("text role") }
        Button("Symbol", systemImage: "star", action: note("symbol"))
        Button(title, systemImage: "star", role: .destructive, action: note("text symbol"))
        Button(action: note("label"), label: { Text(title) })
      })
    for _ in 0..<7 {
      host.key(.tab)
      host.key(.return)
    }
    #expect(
      log.take() == ["key", "text", "role", "text role", "symbol", "text symbol", "label"])
  }

  // MARK: Changes

  /// A button that can be described anew.
  @Observable
  fileprivate final class Model {
    var width: CGFloat = 100
    var name = "first"
    var role: ButtonRole?
    var isPlated = false
  }

  /// A style that counts how often it is asked.
  private struct Counted: PrimitiveButtonStyle {
    let log: NoteList

    func makeBody(configuration: Configuration) -> some View {
      log.note(configuration.role == nil ? "made" : "made with role")
      return configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  private struct Described: View {
    let model: Model
    let log: NoteList

    var body: some View {
      let name = model.name
      Button(role: model.role) {
        log.note(name)
      } label: {
        Rectangle().frame(width: model.width, height: 100)
      }
      .foregroundColor(model.isPlated ? .red : .blue)
    }
  }

  @Test func `another label and another action leave what the style has made as it is`() {
    let model = Model()
    let host = ViewHost(Described(model: model, log: log).buttonStyle(Counted(log: log)))
    #expect(log.take() == ["made"])
    (model.width, model.name) = (60, "second")
    host.settle()
    #expect(host.firstWidth == 60)
    host.tap(at: middle)
    #expect(log.take() == ["second"])
    model.role = .cancel
    host.settle()
    #expect(log.take() == ["made with role"])
  }

  @Test func `a label moves and sees the environment although its style rests`() {
    let model = Model()
    let host = ViewHost(Described(model: model, log: log).buttonStyle(Counted(log: log)))
    host.animate { model.width = 200 }
    host.advance(by: 0.5)
    #expect(abs(host.firstWidth - 150) < 1e-6)
    model.isPlated = true
    host.settle()
    #expect(host.drawing.first?.color == Color.red.resolved)
  }

  @Test func `a press that goes on does what the button does when it is let go`() {
    let model = Model()
    let host = ViewHost(Described(model: model, log: log))
    host.press(at: middle)
    model.name = "later"
    host.settle()
    host.release(at: middle)
    #expect(log.take() == ["later"])
  }

  @Test func `a button that a style makes of what it is given looks as the style around says`() {
    let button = Button("Press") {}.buttonStyle(Plated())
    func texts(_ view: some View) -> [Color.Resolved] {
      DrawnText.characters(in: ViewHost(view)).map(\.color)
    }
    let plain = texts(button)
    #expect(plain == texts(Button("Press") {}))
    #expect(texts(button.buttonStyle(.borderedProminent)) == [.white])
    #expect(
      ViewHost(button.buttonStyle(.borderedProminent)).drawing.count
        == ViewHost(button).drawing.count + 1)
    #expect(
      AnyButtonStyle(Twice(), inside: AnyButtonStyle(Shrinking()))
        != AnyButtonStyle(Twice(), inside: AnyButtonStyle(Scaled(scale: 1))))
  }

  /// Where labels are shown beside their buttons.
  @Observable
  fileprivate final class Shelf {
    var label: PrimitiveButtonStyleConfiguration.Label?
  }

  /// A style that puts the label of a tapped button on a shelf.
  private struct Shelving: PrimitiveButtonStyle {
    let shelf: Shelf

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { shelf.label = configuration.label }
    }
  }

  private struct Shelved: View {
    let shelf: Shelf

    var body: some View {
      VStack(spacing: 0) {
        Button {
        } label: {
          Rectangle().frame(width: 40, height: 40)
        }
        Button {
        } label: {
          HStack(spacing: 0) {
            Circle().frame(width: 20, height: 40)
            Circle().frame(width: 40, height: 40)
          }
        }
        shelf.label
      }
      .buttonStyle(Shelving(shelf: shelf))
    }
  }

  @Test func `the place of one button's label may show that of another kind of button`() {
    let host = ViewHost(Shelved(shelf: Shelf()))
    let widths = { host.drawing.map { $0.bounds?.width } }
    host.tap(at: CGPoint(x: 160, y: 76))
    #expect(widths() == [40, 20, 40, 40])
    host.tap(at: CGPoint(x: 160, y: 96))
    #expect(widths() == [40, 20, 40, 20, 40])
    host.tap(at: CGPoint(x: 160, y: 56))
    #expect(widths() == [40, 20, 40, 40])
  }

  @Test func `plates are as large as controls around are to be`() {
    func size(_ size: ControlSize, _ isGlass: Bool) -> CGSize? {
      let button = Button("ok") {}.controlSize(size)
      let view =
        isGlass ? AnyView(button.buttonStyle(.glass)) : AnyView(button.buttonStyle(.bordered))
      return ViewHost(view).boxes.first?.size
    }
    for isGlass in [false, true] {
      #expect(
        ControlSize.allCases.map { size($0, isGlass) } == [
          CGSize(width: 24, height: 24), CGSize(width: 32, height: 24),
          CGSize(width: 40, height: 24), CGSize(width: 56, height: 40),
          CGSize(width: 72, height: 40),
        ])
    }
  }

  @Test func `a button of a role and nothing else says what it is for`() {
    let log = log
    let view = VStack {
      Button(role: .cancel) { log.note("cancel") }
      Button(role: .close) { log.note("close") }
      Button(role: .confirm) { log.note("confirm") }
      Button(role: .destructive) { log.note("destructive") }
    }
    let host = ViewHost(view)
    #expect(host.strings == ["Cancel", "Close", "Done", "Delete"])
    host.tap(on: "Close")
    #expect(log.take() == ["close"])
  }

  /// A model of the main actor.
  @MainActor private final class Visits {
    var count = 0
    func go() { count += 1 }
  }

  /// Made outside of the main actor.
  private nonisolated func card(_ visits: Visits) -> some View {
    Button("go") { visits.go() }
  }

  @Test func `the action of a button is on the main actor, wherever the button is made`() {
    let visits = Visits()
    ViewHost(card(visits)).tap(on: "go")
    #expect(visits.count == 1)
  }

  @Test func `a flexible plate takes all the width`() {
    func width(_ sizing: ButtonSizing) -> CGFloat? {
      ViewHost(Button("ok") {}.buttonStyle(.bordered).buttonSizing(sizing).frame(width: 200))
        .boxes.first?.width
    }
    #expect(width(.flexible) == 200)
    #expect(width(.fitted) == 40 && width(.automatic) == 40)
  }

  @Test func `glass of a button may be of another kind`() {
    func opacities(_ glass: Glass) -> [Color.Resolved?] {
      ViewHost(Button("ok") {}.buttonStyle(.glass(glass))).drawing.map(\.color)
    }
    #expect(opacities(.clear) != opacities(.regular))
    #expect(
      opacities(.regular)
        == ViewHost(Button("ok") {}.buttonStyle(.glass)).drawing.map(\.color))
  }

  @Test func `a rename button does what is said around it, or cannot be pressed`() {
    let log = log
    let host = ViewHost(RenameButton().renameAction { log.note("rename") })
    host.tap(on: "Rename")
    #expect(log.take() == ["rename"])
    let alone = ViewHost(RenameButton())
    alone.tap(on: "Rename")
    alone.key(.tab)
    alone.key(.return)
    #expect(log.take() == [])
  }

  @Test func `a button with a plate stands on cells with its ring, and all of it is pressed`() {
    let presses = HeldValue(0)
    let host = ViewHost(
      Button("a") { presses.value += 1 }.buttonStyle(.bordered).padding(.top, 4)
        .frame(maxHeight: .infinity, alignment: .top))
    host.key(.tab)
    #expect(host.firstBox?.minY == 8 && host.firstBox?.maxY == 32)
    #expect(host.frame(of: "a")?.minY == 16)
    // The middle of its line, which is a pixel thick.
    #expect(host.focusRing?.minY == 2 && host.focusRing?.maxY == 38)
    let hits = [4, 12, 20, 28, 36].map { y in
      let before = presses.value
      host.tap(at: CGPoint(x: 160, y: Double(y)))
      return presses.value > before
    }
    #expect(hits == [false, true, true, true, false])
  }

  /// A red square that can have the focus, with a shape for the ring on one of its layers.
  @ViewBuilder
  private func roundRing(onLayer layer: Int) -> some View {
    let square = Color.red.frame(width: 40, height: 40)
    switch layer {
    case 0: Button(action: {}, label: { square.contentShape(.focusEffect, Circle()) })
    case 1: Button(action: {}, label: { square }).contentShape(.focusEffect, Circle())
    default: square.focusable().contentShape([.focusEffect, .hoverEffect], Circle())
    }
  }

  @Test(arguments: 0..<3)
  func `the ring of the focus goes along a shape that is for it`(layer: Int) throws {
    let host = ViewHost(roundRing(onLayer: layer).buttonStyle(.plain))
    host.key(.tab)
    let rings = host.drawing.compactMap { flat -> Path? in
      if case .stroke(let path, _, _) = flat.command { return path }
      return nil
    }
    let ring = try #require(rings.first)
    let box = ring.boundingRect
    #expect(box.width > 40 && box.height > 40)
    #expect(ring.contains(CGPoint(x: box.midX, y: box.midY)))
    #expect(!ring.contains(CGPoint(x: box.minX + 6, y: box.minY + 6)))
  }

  @Test func `a ring goes around the cells of a line that is between them`() {
    let host = ViewHost(
      Text(verbatim: "a").focusable().padding(.top, 12)
        .frame(maxHeight: .infinity, alignment: .top))
    host.key(.tab)
    #expect(host.focusRing?.minY == 10 && host.focusRing?.maxY == 30)
  }
}
