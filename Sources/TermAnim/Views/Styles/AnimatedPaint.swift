/// A style's paint on its way to another one.
///
/// Colours move to colours and gradients to gradients of the same course; anything else changes at
/// once.
enum AnimatedPaint {
  case color(AnimatedValue<Color.Resolved>)
  case gradient(AnimatedValue<UnitGradient>)

  init(_ paint: StylePaint) {
    switch paint {
    case .color(let color): self = .color(AnimatedValue(color))
    case .gradient(let gradient): self = .gradient(AnimatedValue(gradient))
    }
  }

  /// The paint of the moment.
  var presented: StylePaint {
    switch self {
    case .color(let color): .color(color.presented)
    case .gradient(let gradient): .gradient(gradient.presented)
    }
  }

  /// Goes to `paint`, and says whether it is to be stepped from now on.
  mutating func change(
    to paint: StylePaint, with transaction: () -> Transaction, at time: FrameTime
  ) -> Bool {
    switch (self, paint) {
    case (.color(var value), .color(let color)):
      defer { self = .color(value) }
      return value.change(to: color, with: transaction, at: time)
    case (.gradient(var value), .gradient(let gradient))
    where value.model.course == gradient.course && value.model.ramp.space == gradient.ramp.space:
      defer { self = .gradient(value) }
      return value.change(to: gradient, with: transaction, at: time)
    default:
      self = AnimatedPaint(paint)
      return false
    }
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    switch self {
    case .color(var value):
      defer { self = .color(value) }
      return value.step(to: time)
    case .gradient(var value):
      defer { self = .gradient(value) }
      return value.step(to: time)
    }
  }
}
