extension StylePaint {
  /// The one colour of characters, which have no gradients: that of the middle.
  var characterColor: Color.Resolved {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.ramp.color(at: 0.5)
    }
  }
}
