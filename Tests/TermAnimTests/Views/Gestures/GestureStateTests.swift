import Foundation
import Testing

@testable import TermAnim

@MainActor
struct GestureStateTests {
  private let start = CGPoint(x: 60, y: 96)

  private func x(_ host: ViewHost) -> CGFloat {
    host.firstBox?.midX ?? -1
  }

  @Test func `a gesture state follows the gesture and returns when it ends`() {
    let host = ViewHost(PulledDot())
    host.press(at: start)
    host.move(to: CGPoint(x: 90, y: 96))
    #expect(x(host) == 90)
    host.release(at: CGPoint(x: 100, y: 96))
    #expect(x(host) == 60)
    // The speed is taken note of for a moment more.
    host.run(for: 0.3)
    #expect(x(host) == 60 && host.graph.nextWakeUp == nil)
  }

  @Test func `a gesture state returns when the gesture is broken off`() {
    let host = ViewHost(PulledDot())
    host.press(at: start)
    host.move(to: CGPoint(x: 90, y: 96))
    host.graph.send(.pointerCancelled)
    host.settle()
    #expect(x(host) == 60)
  }

  @Test func `Esc breaks a gesture off while the pointer is held, and is used up`() {
    let host = ViewHost(PulledDot())
    host.press(at: start)
    host.move(to: CGPoint(x: 90, y: 96))
    #expect(host.key(.escape) && x(host) == 60)
    host.move(to: CGPoint(x: 95, y: 96))
    #expect(x(host) == 60)
    host.release(at: CGPoint(x: 95, y: 96))
    #expect(!host.key(.escape))
    host.press(at: CGPoint(x: 1, y: 1))
    #expect(!host.key(.escape))
  }

  @Test func `Esc is not for gestures that wait for another press, or have failed`() {
    let host = ViewHost(Color.red.onTapGesture(count: 2) {})
    host.tap(at: start)
    #expect(host.graph.nextWakeUp != nil && !host.key(.escape))
    host.run(for: 1)
    host.press(at: start)
    host.move(to: CGPoint(x: start.x + 100, y: start.y + 50))
    #expect(!host.key(.escape))
  }

  @Test func `a gesture state returns when one of two fails and the other has yet to begin`() {
    let isPressed = HeldValue(false)
    let host = ViewHost(DoubleTapOrHold(isPressed: isPressed))
    host.press(at: start)
    #expect(isPressed.value)
    host.release(at: start)
    #expect(!isPressed.value)
    host.press(at: start)
    host.move(to: CGPoint(x: 300, y: 96))
    host.release(at: CGPoint(x: 300, y: 96))
    host.run(for: 1)
    #expect(!isPressed.value)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a gesture state returns when the view goes, before the pointer moves`() {
    let (probe, isPressed) = (Probe(), HeldValue(false))
    let host = ViewHost(
      ProbeView(probe) { _, _, isGone in
        ZStack { DoubleTapOrHold(isPressed: isPressed, isGone: isGone) }
      })
    host.press(at: start)
    #expect(isPressed.value)
    host.animate { probe.flag = true }
    #expect(!isPressed.value)
  }

  @Test func `the return is animated by the reset transaction`() {
    let host = ViewHost(
      PulledDot(
        pull: GestureState(
          wrappedValue: 0, resetTransaction: Transaction(animation: .linear(duration: 1)))))
    host.drag(from: start, to: CGPoint(x: 100, y: 96))
    #expect(x(host) == 100)
    host.advance(by: 0.25)
    #expect(abs(x(host) - 90) < 1e-6)
    host.advance(by: 1)
    #expect(x(host) == 60)
  }

  @Test func `the reset closure is told the last value and makes the transaction`() {
    var last: [CGFloat] = []
    let host = ViewHost(
      PulledDot(
        pull: GestureState(initialValue: 0) { value, transaction in
          last.append(value)
          transaction.animation = .linear(duration: value / 40)
        }))
    host.drag(from: start, to: CGPoint(x: 80, y: 96))
    #expect(last == [20])
    host.advance(by: 0.25)
    #expect(abs(x(host) - 70) < 1e-6)
  }

  @Test func `updating can animate its changes`() {
    let host = ViewHost(PulledDot(animation: .linear(duration: 1)))
    host.press(at: start)
    host.move(to: CGPoint(x: 100, y: 96))
    host.advance(by: 0.5)
    #expect(abs(x(host) - 80) < 1e-6)
  }

  @Test func `a gesture state without a value is nil`() {
    let host = ViewHost(HeldLabel())
    #expect(host.firstBox?.width == 40)
    host.press(at: CGPoint(x: 160, y: 96))
    #expect(host.firstBox?.width == 80)
    host.release(at: CGPoint(x: 160, y: 96))
    #expect(host.firstBox?.width == 40)
  }

  /// A dot that is left where it is let go, and goes there by an animation.
  private struct LeftDot: View {
    @GestureState private var pull: CGFloat = 0
    @State private var place: CGFloat = 0

    var body: some View {
      Circle().frame(width: 20, height: 20)
        .offset(x: place + pull)
        .animation(.linear(duration: 1), value: place)
        .gesture(
          DragGesture()
            .updating($pull) { value, state, _ in state = value.translation.width }
            .onEnded { place += $0.translation.width })
    }
  }

  @Test func `a gesture state returns in one update with what the end of the gesture changes`() {
    let host = ViewHost(LeftDot())
    let center = CGPoint(x: 160, y: 96)
    host.drag(from: center, to: CGPoint(x: 200, y: 96))
    for _ in 0..<4 {
      #expect(x(host) == 200)
      host.advance(by: 0.3)
    }
  }
}

/// A dot that is pulled to the right while it is dragged.
private struct PulledDot: View {
  @GestureState private var pull: CGFloat
  private let animation: Animation?

  init(pull: GestureState<CGFloat> = GestureState(wrappedValue: 0), animation: Animation? = nil) {
    _pull = pull
    self.animation = animation
  }

  var body: some View {
    Circle()
      .frame(width: 40, height: 40)
      .offset(x: pull)
      .gesture(
        DragGesture().updating($pull) { value, state, transaction in
          state = value.translation.width
          if let animation { transaction.animation = animation }
        }
      )
      .position(x: 60, y: 96)
  }
}

/// A screen that says whether it is pressed, for a tap too many or for a while.
private struct DoubleTapOrHold: View {
  let isPressed: HeldValue<Bool>
  var isGone = false
  @GestureState private var state = false

  var body: some View {
    isPressed.value = state
    return ZStack {
      if !isGone {
        Color.red.gesture(
          TapGesture(count: 2).simultaneously(with: LongPressGesture(minimumDuration: 5))
            .updating($state) { _, state, _ in state = true })
      }
    }
  }
}

/// A bar that is twice as wide while it is pressed.
private struct HeldLabel: View {
  @GestureState private var isPressed: Bool?

  var body: some View {
    Rectangle()
      .frame(width: isPressed == true ? 80 : 40, height: 40)
      .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
  }
}
