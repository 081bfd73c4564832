import Foundation
import Testing

@testable import TermAnim

/// What is picked up with the pointer, carried and let go.
@MainActor
struct DragAndDropTests {
  private let notes = NoteList()
  private let size = CGSize(width: 100, height: 20)

  /// A red source of 20 x 20 at the left, and two targets of that size at the right.
  private func board<First: View, Second: View>(
    _ source: some View, first: (Color) -> First, second: (Color) -> Second
  ) -> ViewHost {
    ViewHost(
      HStack(spacing: 20) {
        source
        first(.green).frame(width: 20, height: 20)
        second(.blue).frame(width: 20, height: 20)
      }, size: size)
  }

  private func target<Payload: Transferable>(
    _ name: String, of type: Payload.Type, takes: Bool = true, _ view: some View
  ) -> some View {
    view.dropDestination(for: type) { items, place in
      notes.note("\(name) \(items) \(Int(place.x)),\(Int(place.y))")
      return takes
    } isTargeted: {
      notes.note("\(name) \($0)")
    }
  }

  private var source: some View {
    Color.red.frame(width: 20, height: 20).draggable(payload("card"))
  }

  private func payload(_ text: String) -> String {
    notes.note("picked up")
    return text
  }

  private var host: ViewHost {
    board(source) {
      target("a", of: String.self, $0)
    } second: {
      target("b", of: URL.self, $0)
    }
  }

  private let start = CGPoint(x: 10, y: 10)

  /// Where what is drawn in a red like the source's is, the source itself left out.
  private func previews(in host: ViewHost) -> [CGPoint] {
    host.graph.drags.flatMap { preview -> [CGPoint] in
      var commands: [DisplayList.Command] = []
      preview.appendCommands(to: &commands)
      return FlatCommand.all(in: DisplayList(commands)).compactMap(\.bounds)
        .map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
    }
  }

  @Test func `what is dropped is handed over with its place, and targets learn of it`() {
    let host = host
    host.press(at: start)
    host.move(to: CGPoint(x: 12, y: 10))
    #expect(notes.take() == [])
    host.move(to: CGPoint(x: 20, y: 10))
    #expect(notes.take() == ["picked up"])
    host.move(to: CGPoint(x: 45, y: 12))
    #expect(notes.take() == ["a true"])
    host.move(to: CGPoint(x: 47, y: 13))
    #expect(notes.take() == [])
    host.release(at: CGPoint(x: 47, y: 13))
    #expect(notes.take() == ["a [\"card\"] 7,13", "a false"])
    host.run(for: 1)
    #expect(host.graph.drags.isEmpty)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a target of another type is none`() {
    let host = host
    host.drag(from: start, to: CGPoint(x: 90, y: 10))
    #expect(notes.take() == ["picked up", "a true", "a false"])
  }

  @Test func `what is let go elsewhere springs back and is gone`() {
    let host = host
    let count = host.drawing.count
    host.press(at: start)
    host.move(to: CGPoint(x: 30, y: 10))
    #expect(host.drawing.count == count + 1)
    host.advance(by: 0.5)
    #expect(previews(in: host) == [CGPoint(x: 30, y: 10)])
    host.release(at: CGPoint(x: 30, y: 10))
    var places: [CGFloat] = []
    while let place = previews(in: host).first, places.count < 100 {
      places.append(place.x)
      host.advance(by: 1 / 60)
    }
    #expect(places.first == 30)
    #expect(places.last == 10)
    #expect(places.count > 10 && places.count < 100)
    #expect(host.drawing.count == count)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `what a target does not want springs back, too`() {
    let host = board(source) {
      target("a", of: String.self, takes: false, $0)
    } second: {
      $0
    }
    host.drag(from: start, to: CGPoint(x: 50, y: 10))
    host.advance(by: 0.1)
    host.advance(by: 0.1)
    #expect(previews(in: host).allSatisfy { $0.x < 50 })
    #expect(!host.graph.drags.isEmpty)
  }

  @Test func `what is taken vanishes where it is`() {
    let host = host
    host.drag(from: start, to: CGPoint(x: 50, y: 10))
    host.advance(by: 0.1)
    host.advance(by: 0.05)
    #expect(previews(in: host) == [CGPoint(x: 50, y: 10)])
    host.advance(by: 1)
    #expect(host.graph.drags.isEmpty)
  }

  @Test func `the innermost target that wants it gets it`() {
    let host = board(source) { color in
      target(
        "outer", of: String.self,
        target("inner", of: URL.self, target("core", of: String.self, color)))
    } second: {
      target("outer", of: String.self, target("inner", of: URL.self, $0))
    }
    host.drag(from: start, to: CGPoint(x: 50, y: 10), steps: 1)
    #expect(notes.take() == ["picked up", "core true", "core [\"card\"] 10,10", "core false"])
    host.drag(from: start, to: CGPoint(x: 90, y: 10), steps: 1)
    #expect(notes.take() == ["picked up", "outer true", "outer [\"card\"] 10,10", "outer false"])
  }

  @Test func `a target is all of its frame, whatever is drawn there`() {
    let host = board(source) { _ in
      target("a", of: String.self, Color.clear)
    } second: {
      $0.dropDestination(for: String.self) { _, _ in true }.disabled(true)
    }
    host.drag(from: start, to: CGPoint(x: 50, y: 10), steps: 1)
    #expect(notes.take().count == 4)
    host.drag(from: start, to: CGPoint(x: 90, y: 10), steps: 1)
    #expect(host.graph.drags.last?.isHeld == false)
  }

  @Test func `Esc lets go of what is dragged, and the key is used up`() {
    let host = host
    host.press(at: start)
    host.move(to: CGPoint(x: 50, y: 10))
    #expect(notes.take() == ["picked up", "a true"])
    #expect(host.key(.escape))
    #expect(notes.take() == ["a false"])
    host.move(to: CGPoint(x: 52, y: 10))
    host.release(at: CGPoint(x: 52, y: 10))
    host.run(for: 1)
    #expect(notes.take() == [])
    #expect(host.graph.drags.isEmpty)
    #expect(!host.key(.escape))
  }

  @Test func `a button in what can be dragged is pressed by a click, and not by a drag`() {
    let host = board(
      Button {
        notes.note("pressed")
      } label: {
        Color.red.frame(width: 20, height: 20)
      }
      .buttonStyle(.plain).draggable(payload("card"))
    ) {
      target("a", of: String.self, $0)
    } second: {
      $0
    }
    host.tap(at: start)
    #expect(notes.take() == ["pressed"])
    host.drag(from: start, to: CGPoint(x: 12, y: 18))
    #expect(notes.take() == ["picked up"])
  }

  @Test func `what can be dragged may be in a button`() {
    let host = board(
      Button {
        notes.note("pressed")
      } label: {
        source
      }
      .buttonStyle(.plain)
    ) {
      target("a", of: String.self, $0)
    } second: {
      $0
    }
    host.tap(at: start)
    #expect(notes.take() == ["pressed"])
    host.drag(from: start, to: CGPoint(x: 50, y: 10), steps: 1)
    #expect(notes.take() == ["picked up", "a true", "a [\"card\"] 10,10", "a false"])
  }

  @Test func `the keyboard focus stays where it is`() {
    let host = board(source) {
      target("a", of: String.self, $0).focusable()
    } second: {
      $0.focusable()
    }
    host.key(.tab)
    host.key(.tab)
    let focused = host.graph.focus.focused
    #expect(focused != nil)
    host.drag(from: start, to: CGPoint(x: 50, y: 10))
    #expect(host.graph.focus.focused === focused)
  }

  @Test func `a disabled view is not picked up`() {
    let host = board(source.disabled(true)) {
      $0
    } second: {
      $0
    }
    host.drag(from: start, to: CGPoint(x: 50, y: 10))
    #expect(notes.take() == [])
  }

  /// Says when it comes and goes, and keeps a state of its own.
  private struct Ghost: View {
    let notes: NoteList
    @State private var isWide = false

    var body: some View {
      Color.purple.frame(width: isWide ? 12 : 8, height: 4)
        .onAppear {
          notes.note("ghost")
          isWide = true
        }
        .onDisappear { notes.note("gone") }
    }
  }

  @Test func `a preview of its own is shown in the middle of the source, and lives`() {
    let host = board(
      Color.red.frame(width: 20, height: 20).draggable("card") { Ghost(notes: notes) }
    ) {
      $0
    } second: {
      $0
    }
    host.press(at: CGPoint(x: 2, y: 2))
    host.move(to: CGPoint(x: 12, y: 2))
    host.run(for: 1)
    #expect(notes.take() == ["ghost"])
    #expect(previews(in: host) == [CGPoint(x: 20, y: 10)])
    var commands: [DisplayList.Command] = []
    host.graph.drags.first?.appendCommands(to: &commands)
    let bounds = FlatCommand.all(in: DisplayList(commands)).compactMap(\.bounds).first
    #expect(abs((bounds?.width ?? 0) - 12 * 1.05) < 1e-6)
    host.release(at: CGPoint(x: 12, y: 2))
    host.run(for: 1)
    #expect(notes.take() == ["gone"])
  }

  @Test func `what is in a scrolled or shifted view is dragged from where it is seen`() {
    let host = ViewHost(
      Color.red.frame(width: 20, height: 20).draggable("card")
        .rotationEffect(.degrees(180), anchor: .bottomTrailing),
      size: CGSize(width: 100, height: 100))
    host.press(at: CGPoint(x: 70, y: 70))
    host.move(to: CGPoint(x: 70, y: 80))
    #expect(previews(in: host) == [CGPoint(x: 70, y: 80)])
  }

  /// The bounds of what is dragged, as it is drawn.
  private func bounds(_ host: ViewHost) -> CGRect? {
    var commands: [DisplayList.Command] = []
    for preview in host.graph.drags { preview.appendCommands(to: &commands) }
    return FlatCommand.all(in: DisplayList(commands)).compactMap(\.bounds).first
  }

  @Test func `what is small or turned on the screen is dragged so`() {
    func dragged(_ effect: (AnyView) -> some View) -> CGSize? {
      let card = Color.red.frame(width: 60, height: 16).draggable("card")
      let host = ViewHost(effect(AnyView(card)), size: size)
      host.press(at: CGPoint(x: 50, y: 10))
      host.move(to: CGPoint(x: 60, y: 10))
      host.advance(by: 1)
      return bounds(host)?.size
    }
    let plain = dragged { $0 } ?? .zero
    let half = dragged { $0.scaleEffect(0.5) } ?? .zero
    let turned = dragged { $0.rotationEffect(.degrees(90)) } ?? .zero
    #expect(plain.width >= 60)
    #expect(abs(half.width - plain.width / 2) < 0.1 && abs(half.height - plain.height / 2) < 0.1)
    #expect(abs(turned.width - plain.height) < 0.1 && abs(turned.height - plain.width) < 0.1)
  }

  @Test func `a target that goes away under what is dragged learns that nothing is there`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isGone in
        HStack(spacing: 20) {
          source
          if !isGone { target("a", of: String.self, Color.green.frame(width: 20, height: 20)) }
        }
        .frame(width: 100, height: 20, alignment: .leading)
      }, size: size)
    host.press(at: start)
    host.move(to: CGPoint(x: 50, y: 10))
    #expect(notes.take() == ["picked up", "a true"])
    probe.flag = true
    host.settle()
    host.move(to: CGPoint(x: 51, y: 10))
    #expect(notes.take() == ["a false"])
    host.release(at: CGPoint(x: 51, y: 10))
  }

  @Test func `a drag that never ends keeps nothing of a tree that is gone`() {
    weak var kept: NoteList?
    do {
      let held = NoteList()
      kept = held
      let host = ViewHost(
        source.dropDestination(for: String.self) { _, _ in
          held.note("dropped")
          return true
        }, size: CGSize(width: 20, height: 20))
      host.press(at: start)
      host.move(to: CGPoint(x: start.x + 6, y: start.y))
      #expect(!host.graph.drags.isEmpty)
    }
    #expect(kept == nil)
  }
}
