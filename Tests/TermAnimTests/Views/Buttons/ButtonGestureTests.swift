import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ButtonGestureTests {
  private let middle = CGPoint(x: 160, y: 96)
  private let outside = CGPoint(x: 20, y: 96)
  private let log = NoteList()

  private func pressed(_ content: some View) -> ViewHost {
    let log = log
    return ViewHost(
      content._onButtonGesture {
        log.note("\($0)")
      } perform: {
        log.note("act")
      })
  }

  private var square: some View { Color.red.frame(width: 100, height: 100) }

  @Test func `a view that is pressed as buttons are says whether it is, and acts at the end`() {
    let host = pressed(square)
    host.press(at: middle)
    #expect(log.take() == ["true"])
    host.release(at: middle)
    #expect(log.take().sorted() == ["act", "false"])
  }

  @Test func `it is not pressed while the pointer is elsewhere, and does not act there`() {
    let host = pressed(square)
    host.press(at: middle)
    host.move(to: outside)
    #expect(log.take() == ["true", "false"])
    host.move(to: middle)
    #expect(log.take() == ["true"])
    host.move(to: outside)
    host.release(at: outside)
    #expect(log.take() == ["false"])
  }

  @Test func `a button inside acts by itself, and its press is told`() {
    let log = log
    let host = pressed(Button(action: { log.note("button") }) { square })
    host.press(at: middle)
    #expect(log.take() == ["true"])
    host.release(at: middle)
    #expect(log.take().sorted() == ["button", "false"])
  }

  @Test func `without a word on presses it acts all the same`() {
    let log = log
    let host = ViewHost(square._onButtonGesture { log.note("act") })
    host.tap(at: middle)
    #expect(log.take() == ["act"])
  }

  @Test func `what is disabled is not pressed`() {
    let log = log
    let host = ViewHost(
      square._onButtonGesture {
        log.note("\($0)")
      } perform: {
        log.note("act")
      }
      .disabled(true))
    host.tap(at: middle)
    #expect(log.take() == [])
  }
}
