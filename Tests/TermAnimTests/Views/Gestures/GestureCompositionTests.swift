import Foundation
import Testing

@testable import TermAnim

/// Gestures that are made of others, and what is done while they go on.
@MainActor
struct GestureCompositionTests {
  private let middle = CGPoint(x: 160, y: 96)
  private let log = NoteList()

  private var square: some View {
    Rectangle().frame(width: 100, height: 100)
  }

  @Test func `a sequence tells of the first gesture, then of both`() {
    let log = log
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressed): log.note("first \(isPressed)")
        case .second(let isPressed, let drag):
          log.note("second \(isPressed) \(drag?.translation.width ?? -1)")
        }
      }
      .onEnded { value in
        if case .second(true, let drag?) = value { log.note("end \(drag.translation.width)") }
      }
    let host = ViewHost(square.gesture(gesture))
    host.press(at: middle)
    #expect(log.take() == ["first true"])
    host.advance(by: 0.6)
    #expect(log.take() == ["second true -1.0"])
    host.move(to: CGPoint(x: 180, y: 96))
    host.release(at: CGPoint(x: 184, y: 96))
    #expect(log.take() == ["second true 20.0", "end 24.0"])
    host.drag(from: middle, to: CGPoint(x: 200, y: 96))
    #expect(log.take() == ["first true"])
  }

  @Test func `a second gesture that needs a press of its own waits a third of a second`() {
    let log = log
    let gesture = TapGesture().sequenced(before: TapGesture()).onEnded { _ in log.note("both") }
    let host = ViewHost(square.gesture(gesture))
    host.tap(at: middle)
    host.advance(by: 0.3)
    host.tap(at: middle)
    #expect(log.take() == ["both"])
    host.tap(at: middle)
    host.advance(by: 0.4)
    host.tap(at: middle)
    #expect(log.take() == [])
    host.advance(by: 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `an exclusive gesture has the value of the one that was recognised`() {
    let log = log
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first: log.note("double")
      case .second: log.note("single")
      }
    }
    let host = ViewHost(square.gesture(gesture))
    host.tap(at: middle)
    host.tap(at: middle)
    #expect(log.take() == ["double"])
    host.tap(at: middle)
    host.advance(by: 0.4)
    #expect(log.take() == ["single"])
  }

  @Test func `a simultaneous gesture has the values of both`() {
    let log = log
    let gesture = LongPressGesture().simultaneously(with: DragGesture()).onChanged { value in
      log.note("\(value.first ?? false) \(value.second?.translation.width ?? -1)")
    }
    let host = ViewHost(square.gesture(gesture))
    host.press(at: middle)
    host.advance(by: 0.6)
    host.move(to: CGPoint(x: 190, y: 96))
    host.release(at: CGPoint(x: 190, y: 96))
    #expect(log.take() == ["true -1.0", "true 30.0"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a gesture can be made of others and map its value`() {
    let log = log
    let host = ViewHost(square.gesture(SidewaysSwipe().onEnded { log.note("\($0)") }))
    host.drag(from: middle, to: CGPoint(x: 200, y: 120))
    host.drag(from: middle, to: CGPoint(x: 130, y: 96))
    #expect(log.take() == ["40.0", "-30.0"])
  }

  @Test func `gestures of any type, or none, can stand in one place`() {
    let log = log
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, flag in
        Rectangle()
          .gesture(flag ? TapGesture().onEnded { log.note("tap \(u)") } : nil)
          .gesture(
            u > 0
              ? AnyGesture(TapGesture().map { "any tap" }.onEnded { log.note($0) })
              : AnyGesture(DragGesture().map { _ in "any drag" }.onEnded { log.note($0) }))
      })
    host.tap(at: middle)
    host.drag(from: middle, to: CGPoint(x: 200, y: 96))
    #expect(log.take() == ["any drag"])
    probe.u = 1
    host.settle()
    host.tap(at: middle)
    #expect(log.take() == ["any tap"])
    probe.flag = true
    probe.u = 2
    host.settle()
    host.tap(at: middle)
    #expect(log.take() == ["tap 2.0"])
  }

  @Test func `the wheel magnifies with Control and turns with Alt`() {
    var (scales, angles): ([CGFloat], [Double]) = ([], [])
    let log = log
    let gesture = MagnificationGesture().onChanged { scales.append($0) }
      .onEnded { _ in log.note("scaled") }
      .simultaneously(
        with: RotationGesture().onChanged { angles.append($0.degrees) }
          .onEnded { _ in log.note("turned") })
    let host = ViewHost(square.gesture(gesture))
    let notch = CGSize(width: 0, height: -24)
    #expect(host.wheel(at: middle, by: notch, modifiers: .control))
    #expect(host.wheel(at: middle, by: notch, modifiers: .control))
    #expect(scales.count == 2 && abs(scales[0] - 1.1) < 1e-9 && abs(scales[1] - 1.21) < 1e-9)
    #expect(host.graph.nextWakeUp == FrameTime(seconds: 0.25))
    host.advance(by: 0.3)
    #expect(log.take() == ["scaled"])
    #expect(host.wheel(at: middle, by: notch, modifiers: .option))
    #expect(angles.count == 1 && abs(angles[0] + 5) < 1e-9)
    host.advance(by: 0.3)
    #expect(log.take() == ["turned"])
    #expect(!host.wheel(at: middle, by: notch))
    #expect(!host.wheel(at: CGPoint(x: 5, y: 5), by: notch, modifiers: .control))
  }

  @Test func `a magnify gesture tells where it began`() {
    var values: [MagnifyGesture.Value] = []
    let host = ViewHost(square.gesture(MagnifyGesture().onEnded { values.append($0) }))
    host.wheel(
      at: CGPoint(x: 135, y: 121), by: CGSize(width: 0, height: 24), modifiers: .control)
    host.advance(by: 1)
    #expect(values.first?.startAnchor == UnitPoint(x: 0.25, y: 0.75))
    #expect(values.first?.startLocation == CGPoint(x: 25, y: 75))
    #expect(abs((values.first?.magnification ?? 0) - 1 / 1.1) < 1e-9)
  }
}

/// A drag whose value is how far it went sideways.
private struct SidewaysSwipe: Gesture {
  var body: some Gesture<CGFloat> {
    DragGesture(minimumDistance: 20).map(\.translation.width)
  }
}
