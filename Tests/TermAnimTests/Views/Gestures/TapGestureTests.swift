import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TapGestureTests {
  private let middle = CGPoint(x: 160, y: 96)
  private let log = NoteList()

  private func tap(_ name: String) -> () -> Void {
    let log = log
    return { log.note(name) }
  }

  private var square: some View {
    Rectangle().frame(width: 100, height: 100)
  }

  @Test func `a tap is done when the pointer is let go`() {
    let host = ViewHost(square.onTapGesture(perform: tap("tap")))
    #expect(host.press(at: middle))
    #expect(log.take() == [])
    host.advance(by: 2)
    host.release(at: middle)
    #expect(log.take() == ["tap"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a slip of one row is still a tap, two rows are not`() {
    let host = ViewHost(square.onTapGesture(perform: tap("tap")))
    host.press(at: middle)
    host.release(at: CGPoint(x: 160, y: 112))
    #expect(log.take() == ["tap"])
    host.press(at: middle)
    host.move(to: CGPoint(x: 160, y: 128))
    host.release(at: middle)
    #expect(log.take() == [])
  }

  @Test func `two taps wait for each other for a third of a second`() {
    let host = ViewHost(square.onTapGesture(count: 2, perform: tap("double")))
    host.tap(at: middle)
    #expect(log.take() == [])
    host.advance(by: 0.34)
    host.move(to: CGPoint(x: 10, y: 10))
    host.tap(at: middle)
    #expect(log.take() == ["double"])
    host.tap(at: middle)
    host.advance(by: 0.36)
    host.tap(at: middle)
    #expect(log.take() == [])
    host.advance(by: 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a single tap around a double tap waits until there will be no second one`() {
    let host = ViewHost(
      square.onTapGesture(count: 2, perform: tap("double")).onTapGesture(perform: tap("single")))
    host.tap(at: middle)
    #expect(log.take() == [])
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 0.35))
    host.advance(by: 0.34)
    #expect(log.take() == [])
    host.advance(by: 0.02)
    #expect(log.take() == ["single"])
    host.tap(at: middle)
    host.tap(at: middle)
    #expect(log.take() == ["double"])
    host.advance(by: 1)
    #expect(log.take() == [])
  }

  @Test func `a double tap around a single tap never happens`() {
    let host = ViewHost(
      square.onTapGesture(perform: tap("single")).onTapGesture(count: 2, perform: tap("double")))
    host.tap(at: middle)
    host.tap(at: middle)
    #expect(log.take() == ["single", "single"])
  }

  @Test func `a tap elsewhere ends the wait for a second one`() {
    let host = ViewHost(
      HStack(spacing: 0) {
        square.onTapGesture(count: 2, perform: tap("double")).onTapGesture(perform: tap("one"))
        square.onTapGesture(perform: tap("other"))
      })
    host.tap(at: CGPoint(x: 100, y: 96))
    host.tap(at: CGPoint(x: 220, y: 96))
    #expect(log.take() == ["one", "other"])
  }

  @Test func `the place of a tap is told in the space that was asked for`() {
    var places: [CGPoint] = []
    let host = ViewHost(
      VStack(spacing: 0) {
        Rectangle().onTapGesture { places.append($0) }
        Rectangle().onTapGesture(coordinateSpace: .global) { places.append($0) }
      }.frame(width: 100, height: 100))
    host.tap(at: CGPoint(x: 120, y: 56))
    host.tap(at: CGPoint(x: 120, y: 136))
    #expect(places == [CGPoint(x: 10, y: 10), CGPoint(x: 120, y: 136)])
  }

  @Test func `a spatial tap gesture tells the place of its last tap`() {
    var places: [CGPoint] = []
    let host = ViewHost(
      square.gesture(SpatialTapGesture(count: 2).onEnded { places.append($0.location) }))
    host.tap(at: CGPoint(x: 120, y: 56))
    host.tap(at: CGPoint(x: 130, y: 66))
    #expect(places == [CGPoint(x: 20, y: 20)])
  }

  @Test func `a spatial tap gesture follows the space that it is described with`() {
    let probe = Probe()
    var places: [CGPoint] = []
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        square.gesture(
          SpatialTapGesture(coordinateSpace: v == 0 ? CoordinateSpace.local : .global)
            .onEnded { places.append($0.location) })
      })
    host.tap(at: CGPoint(x: 120, y: 56))
    probe.v = 1
    host.settle()
    host.tap(at: CGPoint(x: 120, y: 56))
    #expect(places == [CGPoint(x: 10, y: 10), CGPoint(x: 120, y: 56)])
  }

  @Test func `taps that are far from each other are no double tap`() {
    let host = ViewHost(
      square.onTapGesture(count: 2, perform: tap("double")).onTapGesture(perform: tap("single")))
    host.tap(at: CGPoint(x: 115, y: 96))
    host.tap(at: CGPoint(x: 205, y: 96))
    #expect(log.take() == ["single"])
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 180, y: 96))
    #expect(log.take() == ["double"])
  }

  @Test func `changes in a tap are animated as it says`() {
    let host = ViewHost(TappedDot())
    host.tap(at: CGPoint(x: 20, y: 96))
    host.advance(by: 0.5)
    #expect(abs((host.firstBox?.midX ?? 0) - 70) < 1e-6)
  }
}

/// A dot that a tap moves by 100 points in a second.
private struct TappedDot: View {
  @State private var isMoved = false

  var body: some View {
    Circle()
      .frame(width: 40, height: 40)
      .offset(x: isMoved ? 100 : 0)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
      .position(x: 20, y: 96)
  }
}
