import Foundation

/// The knob of a slider, or the part of the track before it.
nonisolated struct SliderPart: Shape {
  enum Role {
    case filled
    case knob
    /// What is a quarter of the knob away from its edge.
    case knobMiddle
  }

  var fraction: Double
  /// The width of the knob, in points.
  let knob: CGFloat
  let role: Role

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let room = max(rect.width - knob, 0)
    let x = rect.minX + CGFloat(SliderScale<Double>.clamped(fraction)) * room
    switch role {
    case .knob, .knobMiddle:
      let circle = CGRect(x: x, y: rect.midY - knob / 2, width: knob, height: knob)
      let inset = role == .knob ? 0 : knob / 4
      return Path(ellipseIn: circle.insetBy(dx: inset, dy: inset))
    case .filled:
      let width = x + knob / 2 - rect.minX
      return Path(
        roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height),
        cornerRadius: rect.height / 2, style: .circular)
    }
  }
}
