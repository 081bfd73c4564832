import Foundation

/// Moves the knob of a slider.
nonisolated struct SliderHandler: ControlHandler {
  let fraction: Binding<Double>
  let step: Double?
  let isEditing: Binding<Bool>
  let onEditingChanged: (Bool) -> Void

  @MainActor
  func press(_ press: Press, in size: CGSize) {
    switch press.phase {
    case .began:
      edit(true)
      move(to: press.location.x, in: size)
    case .moved:
      move(to: press.location.x, in: size)
    case .ended:
      move(to: press.location.x, in: size)
      edit(false)
    case .cancelled:
      edit(false)
    }
  }

  @MainActor
  private func edit(_ isEditing: Bool) {
    guard self.isEditing.wrappedValue != isEditing else { return }
    self.isEditing.wrappedValue = isEditing
    onEditingChanged(isEditing)
  }

  /// Puts the middle of the knob under the pointer.
  @MainActor
  private func move(to x: CGFloat, in size: CGSize) {
    let room = size.width - SliderTrack.height
    guard room > 0 else { return }
    set(Double((x - SliderTrack.height / 2) / room))
  }

  @MainActor
  private func set(_ fraction: Double) {
    let fraction = SliderScale<Double>.clamped(fraction)
    if fraction != self.fraction.wrappedValue { self.fraction.wrappedValue = fraction }
  }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    let amount = (step ?? 0.01) * (key.modifiers.contains(.shift) ? 10 : 1)
    switch key.key {
    case .leftArrow: set(fraction.wrappedValue - amount)
    case .rightArrow: set(fraction.wrappedValue + amount)
    case .home: set(0)
    case .end: set(1)
    default: return false
    }
    return true
  }
}
