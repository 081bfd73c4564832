import Foundation

/// The two halves of a stepper.
struct StepperButtons: View {
  let canIncrement: Bool
  let canDecrement: Bool
  let isEnabled: Bool
  let change: (_ isGreater: Bool) -> Void
  /// What the left and right arrow keys do; nil is the same as the down and up ones.
  var turn: ((_ isForward: Bool) -> Void)?
  @State private var pressedHalf: StepperHalf?

  // In points: 5 pixels of 4 points hold a sign of 3 with a pixel around it.
  static let half = CGSize(width: 28, height: 20)

  var body: some View {
    HStack(spacing: 0) {
      sign(.less, isUsable: canDecrement)
      sign(.greater, isUsable: canIncrement)
    }
    .background(ControlColor.track, in: RoundedRectangle(cornerRadius: 8))
    .overlay {
      Rectangle().fill(.background).frame(width: 4).pixelHeight(12)
    }
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: StepperHandler(
          pressedHalf: $pressedHalf, change: change, turn: turn ?? change))
    )
    .aligned(to: .pixel)
  }

  private func sign(_ half: StepperHalf, isUsable: Bool) -> some View {
    SignShape(isPlus: half == .greater)
      .fill(.primary)
      .opacity(isUsable ? 1 : 0.3)
      .frame(width: 12)
      .pixelHeight(12)
      .frame(width: Self.half.width)
      .frame(maxHeight: .infinity)
      .pixelHeight(Self.half.height)
      .background {
        RoundedRectangle(cornerRadius: 8)
          .fill(ControlColor.pressedTrack)
          .opacity(pressedHalf == half ? 1 : 0)
      }
  }
}
