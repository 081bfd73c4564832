import Foundation
import Testing

@testable import TermAnim

/// Which view the wheel is for.
@MainActor
struct WheelTests {
  /// The element of a container that scrolls along some axes.
  private final class Scroller: WrapperElement, Pressable {
    var name = ""
    var axis = Axis.vertical
    var log: NoteList?

    var pressElement: Element { self }

    override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
      guard super.hitTest(point, path: &path) else { return false }
      path.append(self)
      return true
    }

    func scroll(by delta: CGSize) -> Bool {
      guard (axis == .vertical ? delta.height : delta.width) != 0 else { return false }
      log?.note("\(name) \(Int(delta.width)) \(Int(delta.height))")
      return true
    }
  }

  private nonisolated struct Scrolling: ElementModifier {
    let name: String
    let axis: Axis
    let log: NoteList

    @MainActor
    func makeElement(around content: Element, in inputs: ViewInputs) -> Scroller {
      let element = Scroller(around: content, scope: inputs.transactions)
      update(element, in: inputs)
      return element
    }

    @MainActor
    func update(_ element: Scroller, in inputs: ViewInputs) {
      (element.name, element.axis, element.log) = (name, axis, log)
    }
  }

  private let log = NoteList()

  private var host: ViewHost {
    ViewHost(
      Rectangle().frame(width: 100, height: 100)
        .modifier(Scrolling(name: "in", axis: .horizontal, log: log))
        .padding(20).background(Color.red)
        .modifier(Scrolling(name: "out", axis: .vertical, log: log)))
  }

  @Test func `the wheel is for the innermost view that scrolls that way`() {
    let host = host
    #expect(host.wheel(at: CGPoint(x: 160, y: 96), by: CGSize(width: 24, height: 0)))
    #expect(host.wheel(at: CGPoint(x: 160, y: 96), by: CGSize(width: 0, height: -24)))
    #expect(host.wheel(at: CGPoint(x: 100, y: 96), by: CGSize(width: 0, height: 24)))
    #expect(!host.wheel(at: CGPoint(x: 100, y: 96), by: CGSize(width: 24, height: 0)))
    #expect(!host.wheel(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: 24)))
    #expect(log.take() == ["in 24 0", "out 0 -24", "out 0 24"])
  }

  @Test func `an upright wheel with Shift scrolls sideways`() {
    host.wheel(
      at: CGPoint(x: 160, y: 96), by: CGSize(width: 0, height: 24), modifiers: .shift)
    #expect(log.take() == ["in 24 0"])
  }

  @Test func `a wheel with a modifier that nobody waits for scrolls`() {
    host.wheel(
      at: CGPoint(x: 160, y: 96), by: CGSize(width: 0, height: 24), modifiers: .control)
    #expect(log.take() == ["out 0 24"])
  }

  @Test func `the modifiers of the terminal reach the views`() {
    let screen = ScreenConfiguration(
      size: TerminalSize(columns: 80, rows: 24), capabilities: TerminalCapabilities(),
      options: PlayerOptions())
    let mouse = MouseInput(.scroll(dx: 0, dy: -1), x: 10, y: 5, modifiers: [.control, .shift])
    guard case .wheel(let point, let delta, let modifiers)? = InputEvent(mouse, on: screen) else {
      Issue.record("no wheel")
      return
    }
    #expect(point == screen.geometry.point(cellX: 10, cellY: 5))
    #expect(delta == CGSize(width: 0, height: -24))
    #expect(modifiers == [.control, .shift])
  }
}
