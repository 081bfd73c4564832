import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LongPressGestureTests {
  private let middle = CGPoint(x: 160, y: 96)
  private let log = NoteList()

  private var square: some View {
    Rectangle().frame(width: 100, height: 100)
  }

  private var held: some View {
    let log = log
    return square.onLongPressGesture {
      log.note("held")
    } onPressingChanged: {
      log.note($0 ? "down" : "up")
    }
  }

  @Test func `a long press fires by itself after half a second`() {
    let host = ViewHost(held)
    host.press(at: middle)
    #expect(log.take() == ["down"])
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 0.5))
    host.advance(by: 0.49)
    #expect(log.take() == [])
    host.advance(by: 0.02)
    #expect(log.take() == ["held", "up"])
    host.release(at: middle)
    #expect(log.take() == [])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `what a long press starts begins at its own moment, however late the frame`() {
    let host = ViewHost(HeldBar())
    host.press(at: middle)
    host.advance(by: 1)
    #expect(abs((host.firstBox?.width ?? 0) - 150) < 1e-6)
  }

  @Test func `a press that is let go early or moved is no long press`() {
    let host = ViewHost(held)
    host.longPress(at: middle, for: 0.4)
    #expect(log.take() == ["down", "up"])
    host.press(at: middle)
    host.move(to: CGPoint(x: 169, y: 96))
    #expect(log.take() == ["down"])
    host.move(to: CGPoint(x: 171, y: 96))
    #expect(log.take() == ["up"])
    host.advance(by: 1)
    #expect(log.take() == [])
  }

  @Test func `duration and distance can be chosen`() {
    let log = log
    let host = ViewHost(
      square.onLongPressGesture(minimumDuration: 1.5, maximumDistance: 50) { log.note("held") })
    host.press(at: middle)
    host.move(to: CGPoint(x: 200, y: 96))
    host.advance(by: 1.4)
    #expect(log.take() == [])
    host.advance(by: 0.2)
    #expect(log.take() == ["held"])
  }

  @Test func `no duration at all is fulfilled by the press`() {
    let log = log
    let host = ViewHost(square.onLongPressGesture(minimumDuration: 0) { log.note("held") })
    host.press(at: middle)
    #expect(log.take() == ["held"])
  }

  @Test func `a tap inside and a long press around do not keep each other from happening`() {
    let log = log
    let host = ViewHost(
      square.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("held") })
    host.tap(at: middle)
    #expect(log.take() == ["tap"])
    host.longPress(at: middle, for: 0.6)
    #expect(log.take() == ["held"])
  }

  @Test func `a long press inside and a tap around do not keep each other from happening`() {
    let log = log
    let host = ViewHost(
      square.onLongPressGesture { log.note("held") }.onTapGesture { log.note("tap") })
    host.tap(at: middle)
    #expect(log.take() == ["tap"])
    host.longPress(at: middle, for: 0.6)
    #expect(log.take() == ["held"])
  }

  @Test func `a view that is taken away lets its press go`() {
    let log = log
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        if !flag {
          Rectangle().onLongPressGesture {
            log.note("held")
          } onPressingChanged: {
            log.note($0 ? "down" : "up")
          }
        }
      })
    host.press(at: middle)
    probe.flag = true
    host.settle()
    host.advance(by: 1)
    host.release(at: middle)
    #expect(log.take() == ["down", "up"])
    #expect(host.graph.nextWakeUp == nil)
  }
}

/// A bar of 100 points that grows by 100 in a second when it is held.
private struct HeldBar: View {
  @State private var width: CGFloat = 100

  var body: some View {
    Rectangle()
      .frame(width: width, height: 40)
      .onLongPressGesture { withAnimation(.linear(duration: 1)) { width = 200 } }
  }
}
