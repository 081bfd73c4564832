import Foundation
import Testing

@testable import TermAnim

@MainActor
struct HoverTests {
  private let log = NoteList()

  @Test func `a view is told when the pointer comes and goes`() {
    let log = log
    let host = ViewHost(
      Rectangle().frame(width: 100, height: 100).onHover { log.note($0 ? "in" : "out") })
    host.move(to: CGPoint(x: 10, y: 10))
    #expect(log.take() == [])
    host.move(to: CGPoint(x: 160, y: 96))
    host.move(to: CGPoint(x: 150, y: 90))
    #expect(log.take() == ["in"])
    host.move(to: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["out"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a view that asks for it is told every place`() {
    let log = log
    let host = ViewHost(
      Rectangle().frame(width: 100, height: 100).onContinuousHover { phase in
        switch phase {
        case .active(let place): log.note("\(Int(place.x)) \(Int(place.y))")
        case .ended: log.note("out")
        }
      })
    host.move(to: CGPoint(x: 160, y: 96))
    host.move(to: CGPoint(x: 111, y: 48))
    host.move(to: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["50 50", "1 2", "out"])
  }

  @Test func `a pointer is of use where it comes, rests and goes, and nowhere else`() {
    let host = ViewHost(Rectangle().frame(width: 100, height: 100).onHover { _ in })
    let (on, off) = (CGPoint(x: 160, y: 96), CGPoint(x: 10, y: 10))
    #expect(!host.graph.send(.pointerMoved(off)))
    #expect(host.graph.send(.pointerMoved(on)))
    #expect(host.graph.send(.pointerMoved(on)))
    #expect(host.graph.send(.pointerMoved(off)))
    #expect(!host.graph.send(.pointerMoved(off)))
  }

  @Test func `what lies in front keeps the pointer from those behind`() {
    let log = log
    let host = ViewHost(
      ZStack {
        Rectangle().onHover { log.note($0 ? "back" : "back out") }
        Rectangle().frame(width: 100, height: 100).onHover { log.note($0 ? "front" : "front out") }
      })
    host.move(to: CGPoint(x: 10, y: 10))
    host.move(to: CGPoint(x: 160, y: 96))
    #expect(log.take() == ["back", "back out", "front"])
  }
}
