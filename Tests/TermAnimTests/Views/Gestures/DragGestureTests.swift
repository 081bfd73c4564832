import Foundation
import Testing

@testable import TermAnim

@MainActor
struct DragGestureTests {
  private final class Values {
    var changes: [DragGesture.Value] = []
    var ends: [DragGesture.Value] = []
  }

  private let values = Values()

  private func drag(
    _ gesture: DragGesture = DragGesture()
  ) -> some Gesture<DragGesture.Value> {
    let values = values
    return gesture.onChanged { values.changes.append($0) }.onEnded { values.ends.append($0) }
  }

  /// A square of 100 points in the middle of the screen, its corner at (110, 46).
  private var square: some View {
    Rectangle().frame(width: 100, height: 100)
  }

  @Test func `a drag begins after its minimum distance and counts from the press`() {
    let host = ViewHost(square.gesture(drag()))
    host.press(at: CGPoint(x: 160, y: 96))
    host.move(to: CGPoint(x: 169, y: 96))
    #expect(values.changes.isEmpty)
    host.move(to: CGPoint(x: 170, y: 96))
    #expect(values.changes.map(\.translation) == [CGSize(width: 10, height: 0)])
    #expect(values.changes.first?.startLocation == CGPoint(x: 50, y: 50))
    #expect(values.changes.first?.location == CGPoint(x: 60, y: 50))
    host.move(to: CGPoint(x: 162, y: 99))
    #expect(values.changes.last?.translation == CGSize(width: 2, height: 3))
    #expect(values.ends.isEmpty)
    host.release(at: CGPoint(x: 500, y: 99))
    #expect(values.ends.map(\.translation) == [CGSize(width: 340, height: 3)])
  }

  @Test func `a drag without a minimum distance begins with the press`() {
    let host = ViewHost(square.gesture(drag(DragGesture(minimumDistance: 0))))
    host.press(at: CGPoint(x: 160, y: 96))
    #expect(values.changes.map(\.translation) == [.zero])
    host.release(at: CGPoint(x: 160, y: 96))
    #expect(values.ends.count == 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a press that is not moved far enough is no drag`() {
    let host = ViewHost(square.gesture(drag()))
    host.drag(from: CGPoint(x: 160, y: 96), to: CGPoint(x: 165, y: 96))
    #expect(values.changes.isEmpty && values.ends.isEmpty)
  }

  @Test func `a press beside the view is nobody's drag`() {
    let host = ViewHost(square.gesture(drag()))
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 160, y: 96))
    #expect(values.changes.isEmpty)
  }

  @Test func `a drag that is broken off does not end`() {
    let host = ViewHost(square.gesture(drag()))
    host.press(at: CGPoint(x: 160, y: 96))
    host.move(to: CGPoint(x: 190, y: 96))
    host.graph.send(.pointerCancelled)
    host.release(at: CGPoint(x: 200, y: 96))
    #expect(values.changes.count == 1)
    #expect(values.ends.isEmpty)
  }

  @Test func `places are told in the coordinate space that was asked for`() {
    let host = ViewHost(square.gesture(drag(DragGesture(coordinateSpace: .global))))
    host.drag(from: CGPoint(x: 120, y: 56), to: CGPoint(x: 150, y: 96), steps: 1)
    #expect(values.ends.last?.location == CGPoint(x: 150, y: 96))
    #expect(values.ends.last?.startLocation == CGPoint(x: 120, y: 56))
  }

  @Test func `places can be told in the space of a view around`() {
    let host = ViewHost(
      square.gesture(drag(DragGesture(coordinateSpace: .named("room"))))
        .padding(20).coordinateSpace(name: "room"))
    host.drag(from: CGPoint(x: 120, y: 56), to: CGPoint(x: 150, y: 96), steps: 1)
    #expect(values.ends.last?.location == CGPoint(x: 60, y: 70))
    #expect(values.ends.last?.startLocation == CGPoint(x: 30, y: 30))
  }

  @Test func `a view that is drawn larger is dragged in its own points`() {
    let host = ViewHost(square.gesture(drag()).scaleEffect(2))
    host.drag(from: CGPoint(x: 80, y: 96), to: CGPoint(x: 120, y: 116), steps: 1)
    #expect(values.ends.last?.startLocation == CGPoint(x: 10, y: 50))
    #expect(values.ends.last?.translation == CGSize(width: 20, height: 10))
  }

  @Test func `the velocity of an even drag is its speed, and predicts the end`() {
    let host = ViewHost(square.gesture(drag()))
    host.drag(
      from: CGPoint(x: 120, y: 96), to: CGPoint(x: 180, y: 66), duration: 0.2, steps: 12)
    let last = values.ends.last
    #expect(abs((last?.velocity.width ?? 0) - 300) < 1e-6)
    #expect(abs((last?.velocity.height ?? 0) + 150) < 1e-6)
    #expect(abs((last?.predictedEndTranslation.width ?? 0) - 135) < 1e-6)
    #expect(abs((last?.predictedEndLocation.x ?? 0) - 145) < 1e-6)
    #expect(abs((last?.predictedEndLocation.y ?? 0) + 17.5) < 1e-6)
    #expect(values.ends.last?.time == host.graph.date)
  }

  @Test func `a pointer that rests has no velocity`() {
    let host = ViewHost(square.gesture(drag()))
    host.press(at: CGPoint(x: 120, y: 96))
    host.advance(by: 0.02)
    host.move(to: CGPoint(x: 150, y: 96))
    host.advance(by: 0.5)
    host.release(at: CGPoint(x: 150, y: 96))
    #expect((values.changes.last?.velocity.width ?? 0) > 500)
    #expect(values.ends.last?.velocity == .zero)
  }

  @Test func `reports that come at once do not make a drag endlessly fast`() {
    let host = ViewHost(square.gesture(drag()))
    host.press(at: CGPoint(x: 120, y: 96))
    host.move(to: CGPoint(x: 140, y: 96))
    host.move(to: CGPoint(x: 160, y: 96))
    #expect(values.changes.last?.velocity == .zero)
    host.advance(by: 1e-6)
    host.move(to: CGPoint(x: 168, y: 96))
    #expect((values.changes.last?.velocity.width ?? 0) <= 48 * 60)
  }

  @Test func `a spring that is started when a tracked drag ends goes on with its speed`() {
    let host = ViewHost(FlungDot())
    host.drag(from: CGPoint(x: 60, y: 96), to: CGPoint(x: 120, y: 96), steps: 6)
    let start = host.firstBox?.midX ?? 0
    host.advance(by: 1 / 60)
    // Without the speed of 600 points a second, the spring would turn back at once.
    let next = host.firstBox?.midX ?? 0
    #expect(next - start > 4)
    host.run(for: 3)
    #expect(host.firstBox?.midX == 60)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a spring goes on with the speed of a drag that changes something else, too`() {
    let places = [false, true].map { tellsPlace in
      let host = ViewHost(FlungDot(tellsPlace: tellsPlace))
      host.drag(from: CGPoint(x: 60, y: 96), to: CGPoint(x: 120, y: 96), steps: 6)
      host.advance(by: 1 / 60)
      return host.firstBox?.midX
    }
    #expect(places[0] == places[1])
  }

  @Test(arguments: 1...4)
  func `a spring goes on as fast however many reports come between two frames`(count: Int) throws {
    let program = ManualPerformance { RootProgram(root: FlungDot()) }
    // At a time of which there are few fractions left to tell.
    program.frame(after: 1000)
    program.performance.send(.pointerDown(CGPoint(x: 60, y: 96)))
    for step in 1...10 * count {
      program.performance.send(.pointerMoved(CGPoint(x: 60 + 6 * step / count, y: 96)))
      if step.isMultiple(of: count) { program.frame(after: 1.0 / 60) }
    }
    program.performance.send(.pointerUp(CGPoint(x: 120, y: 96)))
    program.frame(after: 1.0 / 60)
    let dot = FlatCommand.all(in: program.performance.displayList()).last
    let place = try #require(dot?.bounds).midX
    #expect(abs(place - 126) < 4)
  }
}

/// A dot that is dragged to the right and springs back, and that may show where the pointer is.
private struct FlungDot: View {
  var tellsPlace = false
  @State private var offset: CGFloat = 0
  @State private var place: HoverPhase?

  var body: some View {
    Circle()
      .frame(width: 40, height: 40)
      .offset(x: offset)
      .onContinuousHover { if tellsPlace { place = $0 } }
      .opacity(place == nil ? 1 : 0.9)
      .gesture(drag)
      .position(x: 60, y: 96)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { offset = $0.translation.width }
      .onEnded { _ in
        withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { offset = 0 }
      }
  }
}
