import Foundation
import Testing

@testable import TermAnim

/// Gestures of all kinds, put together, whose view may go or become another in the middle.
@MainActor
struct GestureFuzz {
  @Test func `gesture states are what they were when the gesture is over or its view has gone`() {
    Fuzz.rounds(150) { dice in
      var gestures = RandomGestures(dice: FuzzDice(seed: dice.random.next()))
      let gesture = gestures.gesture()
      let model = GestureBox.Model()
      let host = ViewHost(
        ZStack { GestureBox(model: model, gesture: gesture) }, size: CGSize(width: 100, height: 100)
      )
      var place: CGPoint?
      for step in 0..<14 {
        act(&dice, on: model, at: &place, host)
        if !model.isThere, model.isGoingOn { return "step \(step): its view has gone" }
      }
      place.map { _ = host.release(at: $0) }
      for _ in 0..<10 { host.advance(by: 0.2) }
      return model.isGoingOn ? "it is over" : nil
    }
  }

  /// Does something with the pointer, which is at `place` while it is pressed, or with the view.
  private func act(
    _ dice: inout FuzzDice, on model: GestureBox.Model, at place: inout CGPoint?, _ host: ViewHost
  ) {
    switch dice.roll(0..<9) {
    case 0, 1:
      if let pressed = place { host.release(at: pressed) } else { host.press(at: Self.middle) }
      place = place == nil ? Self.middle : nil
    case 2, 3, 4:
      let step: CGFloat = dice.pick([2, 6, 12, 20])
      host.move(to: CGPoint(x: (place ?? Self.middle).x + step, y: 50))
      if place != nil { place?.x += step }
    case 5, 6: host.advance(by: dice.pick([0.02, 0.2, 0.6]))
    case 7: withAnimation(dice.pick([nil, .linear(duration: 0.3)])) { model.isThere.toggle() }
    default: if dice.chance(2) { model.isOther.toggle() } else { model.isEnabled.toggle() }
    }
    host.settle()
  }

  private static let middle = CGPoint(x: 50, y: 50)
}

/// A view with a gesture that keeps two states.
private struct GestureBox: View {
  @MainActor
  final class Model: ObservableObject {
    @Published var isThere = true
    @Published var isEnabled = true
    @Published var isOther = false
    /// Whether the last body has seen a state that is not the first one.
    var isGoingOn = false
  }

  @ObservedObject var model: Model
  let gesture: RandomGestures.Make
  @GestureState private var one = false
  @GestureState private var other = false

  var body: some View {
    model.isGoingOn = one || other
    return VStack {
      if model.isThere {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            gesture($one, $other, model.isOther).updating($one) { _, state, _ in state = true }
          )
          .transition(.opacity)
      }
    }
    .disabled(!model.isEnabled)
  }
}
