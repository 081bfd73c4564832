import Foundation
import Testing

@testable import TermAnim

/// Who of several gestures under the pointer is meant.
@MainActor
struct GestureArbitrationTests {
  private let middle = CGPoint(x: 160, y: 96)
  private let log = NoteList()

  private var square: some View {
    Rectangle().frame(width: 100, height: 100)
  }

  private func tap(_ name: String) -> some Gesture<Void> {
    let log = log
    return TapGesture().onEnded { log.note(name) }
  }

  private func drag(_ name: String, minimumDistance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: minimumDistance).noted(name, in: log)
  }

  private func drag(_ host: ViewHost) {
    host.drag(from: middle, to: CGPoint(x: 200, y: 96), steps: 1)
  }

  @Test func `the view further in comes first`() {
    let host = ViewHost(square.gesture(tap("in")).gesture(tap("out")))
    host.tap(at: middle)
    #expect(log.take() == ["in"])
  }

  /// Counts how often it is asked how far it has come.
  private final class Asked: GestureParticipant {
    private(set) var count = 0

    override var status: GestureStatus {
      count += 1
      return .possible
    }
  }

  @Test func `the innermost of many gestures is asked as often as there are gestures around it`() {
    let (asked, depth) = (Asked(), 24)
    let root = (0..<depth).reduce(asked as GestureParticipant) { inner, _ in
      GesturePriority.normal.pair(GestureParticipant(), around: inner)
    }
    #expect(root.status == .possible && asked.count == 1)
    root.receive(GestureEvent(kind: .began, location: middle, time: FrameTime(seconds: 0)))
    root.commit()
    #expect(asked.count <= 1 + 2 * depth)
  }

  /// A view that keeps an object, for gestures or to know of the pointer.
  private struct Keeper: View {
    let hasGestures: Bool
    let note: (NoteList) -> Void
    @State private var kept = NoteList()

    var body: some View {
      let _ = note(kept)
      Rectangle().frame(width: 100, height: 100)
        .onHover { [kept] _ in kept.note("hover") }
        .gesture(
          MagnifyGesture().onChanged { [kept] _ in kept.note("size") },
          isEnabled: hasGestures
        )
        .gesture(
          TapGesture(count: 2).onEnded { [kept] in kept.note("tap") }, isEnabled: hasGestures)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a view that goes while its gesture waits for more is let go`(
    hasGestures: Bool, isTapped: Bool
  ) {
    weak var kept: NoteList?
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        if !flag { Keeper(hasGestures: hasGestures) { kept = $0 } }
      })
    if isTapped {
      host.tap(at: middle)
    } else {
      host.wheel(at: middle, by: CGSize(width: 0, height: -24), modifiers: .control)
    }
    #expect(kept != nil)
    host.animate(nil) { probe.flag = true }
    host.settle()
    #expect(kept == nil && !host.graph.gestures.hasLostViews)
  }

  @Test func `a gesture of high priority comes before those further in`() {
    let host = ViewHost(square.gesture(tap("in")).highPriorityGesture(tap("out")))
    host.tap(at: middle)
    #expect(log.take() == ["out"])
  }

  @Test func `simultaneous gestures are both recognised`() {
    let host = ViewHost(square.gesture(tap("in")).simultaneousGesture(tap("out")))
    host.tap(at: middle)
    #expect(log.take() == ["in", "out"])
  }

  @Test func `a drag gets its turn when the tap further in turns out not to be one`() {
    let host = ViewHost(square.gesture(tap("tap")).gesture(drag("drag", minimumDistance: 0)))
    host.tap(at: middle)
    #expect(log.take() == ["tap"])
    drag(host)
    #expect(log.take() == ["drag+", "drag."])
  }

  @Test func `a tap gets its turn when the drag further in turns out not to be one`() {
    let host = ViewHost(square.gesture(drag("drag")).gesture(tap("tap")))
    host.tap(at: middle)
    #expect(log.take() == ["tap"])
    drag(host)
    #expect(log.take() == ["drag+", "drag."])
  }

  @Test func `a mask keeps the added gesture or those further in from being looked for`() {
    let masks: [(GestureMask, [String])] = [
      (.all, ["in"]), (.gesture, ["out"]), (.subviews, ["in"]), (.none, []),
    ]
    for (mask, expected) in masks {
      let host = ViewHost(square.gesture(tap("in")).gesture(tap("out"), including: mask))
      host.tap(at: middle)
      #expect(log.take() == expected)
    }
  }

  @Test func `a gesture that is not enabled leaves those further in alone`() {
    let host = ViewHost(square.gesture(tap("in")).highPriorityGesture(tap("out"), isEnabled: false))
    host.tap(at: middle)
    #expect(log.take() == ["in"])
  }

  @Test func `a button is pressed instead of the view around it`() {
    let log = log
    let host = ViewHost(
      Button {
        log.note("button")
      } label: {
        square
      }
      .padding(20).background(Color.red).gesture(tap("view")).gesture(drag("drag")))
    host.tap(at: middle)
    #expect(log.take() == ["button"])
    host.tap(at: CGPoint(x: 100, y: 96))
    #expect(log.take() == ["view"])
    drag(host)
    #expect(log.take() == ["button"])
  }

  @Test func `a container takes a press over from a button when it is moved`() {
    let log = log
    let view = Button {
      log.note("button")
    } label: {
      square
    }
    let host = ViewHost(
      view.modifier(GestureModifier(gesture: drag("scroll"), priority: .preempting, mask: .all)))
    host.tap(at: middle)
    #expect(log.take() == ["button"])
    drag(host)
    #expect(log.take() == ["scroll+", "scroll."])
  }

  @Test func `a container leaves a drag to the view that waits for one`() {
    let host = ViewHost(
      square.gesture(drag("drag"))
        .modifier(GestureModifier(gesture: drag("scroll"), priority: .preempting, mask: .all)))
    drag(host)
    #expect(log.take() == ["drag+", "drag."])
  }

  @Test func `what lies in front takes the press, and what does not allow it leaves it`() {
    let front = ViewHost(
      ZStack {
        square.gesture(tap("back"))
        square
      })
    front.tap(at: middle)
    #expect(log.take() == [])
    let open = ViewHost(
      ZStack {
        square.gesture(tap("back"))
        square.allowsHitTesting(false)
      })
    open.tap(at: middle)
    #expect(log.take() == ["back"])
  }

  @Test func `what is disabled or cannot be seen takes no press`() {
    let disabled = ViewHost(square.gesture(tap("tap")).disabled(true))
    disabled.tap(at: middle)
    let clear = ViewHost(square.gesture(tap("tap")).opacity(0))
    clear.tap(at: middle)
    #expect(log.take() == [])
  }

  @Test func `a shape is found where it is, and a content shape where that is`() {
    let corner = CGPoint(x: 114, y: 50)
    let circle = Circle().frame(width: 100, height: 100)
    let host = ViewHost(circle.gesture(tap("circle")))
    host.tap(at: corner)
    #expect(log.take() == [])
    let wide = ViewHost(circle.contentShape(Rectangle()).gesture(tap("wide")))
    wide.tap(at: corner)
    #expect(log.take() == ["wide"])
    let narrow = ViewHost(square.contentShape(Circle()).gesture(tap("narrow")))
    narrow.tap(at: corner)
    #expect(log.take() == [])
    narrow.tap(at: middle)
    #expect(log.take() == ["narrow"])
    let preview = ViewHost(square.contentShape(.dragPreview, Circle()).gesture(tap("square")))
    preview.tap(at: corner)
    #expect(log.take() == ["square"])
  }

  @Test func `a hole of a content shape by the even-odd rule is no part of it`() {
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    let host = ViewHost(square.contentShape(rings, eoFill: true).gesture(tap("tap")))
    host.tap(at: middle)
    #expect(log.take() == [])
    let full = ViewHost(square.contentShape(rings).gesture(tap("tap")))
    full.tap(at: middle)
    #expect(log.take() == ["tap"])
  }

  @Test func `views are found where they are shown, turned, moved and in space`() {
    let bar = Rectangle().frame(width: 120, height: 20)
    let end = CGPoint(x: 160, y: 96 - 50)
    let turned = ViewHost(bar.gesture(tap("turned")).rotationEffect(.degrees(90)))
    turned.tap(at: end)
    #expect(log.take() == ["turned"])
    let still = ViewHost(bar.gesture(tap("still")))
    still.tap(at: end)
    #expect(log.take() == [])
    let moved = ViewHost(bar.gesture(tap("moved")).offset(x: 0, y: -50))
    moved.tap(at: end)
    #expect(log.take() == ["moved"])
    let tilted = ViewHost(
      bar.gesture(tap("tilted")).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    tilted.tap(at: CGPoint(x: 160 + 50, y: 96))
    #expect(log.take() == [])
    tilted.tap(at: CGPoint(x: 160 + 20, y: 96))
    #expect(log.take() == ["tilted"])
  }
}
