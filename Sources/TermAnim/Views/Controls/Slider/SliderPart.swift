import Foundation

/// The knob of a slider, or the part of the track before it.
nonisolated struct SliderPart: Shape {
  enum Role {
    case filled
    /// The part before where the knob would be, which reaches to the ends of the track.
    case whole
    case knob
    /// What is a quarter of the knob away from its edge.
    case knobMiddle
  }

  var fraction: Double
  /// Where the track is filled from, 0...1; nil is its beginning.
  var neutral: Double?
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
    case .filled, .whole:
      let end = role == .whole ? wholeEnd(in: rect) : x + knob / 2
      let start = neutral.map { rect.minX + knob / 2 + CGFloat($0) * room } ?? rect.minX
      let box = CGRect(
        x: min(start, end), y: rect.minY, width: abs(end - start), height: rect.height)
      let radius = neutral == nil ? rect.height / 2 : 0
      return Path(roundedRect: box, cornerRadius: radius, style: .circular)
    }
  }

  /// The middle of the knob, but for the ends of its way, where nothing or all of the track is
  /// filled.
  private func wholeEnd(in rect: CGRect) -> CGFloat {
    let share = CGFloat(SliderScale<Double>.clamped(fraction))
    let middle = knob / 2 + share * max(rect.width - knob, 0)
    // Half a knob before an end the bar goes twice as fast, so that it is there in time.
    if middle < knob { return rect.minX + max(0, 2 * middle - knob) }
    let rest = max(0, rect.width - middle - knob)
    if rest == 0 { return rect.minX + min(rect.width, 2 * middle - rect.width + knob) }
    return rect.minX + middle
  }
}
