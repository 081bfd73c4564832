/// A style's paint on its way to another one.
///
/// Colours move to colours, gradients to gradients of the same course, meshes to meshes with as many
/// corners, shadows to shadows of the same kind, and faded materials to faded ones; anything else,
/// such as how colours are blended, changes at once.
enum AnimatedPaint {
  case color(AnimatedValue<Color.Resolved>)
  case gradient(AnimatedValue<UnitGradient>)
  case mesh(AnimatedValue<UnitMesh>)
  indirect case shadowed(AnimatedPaint, AnimatedValue<PaintShadow>)
  indirect case blended(AnimatedPaint, BlendMode)
  indirect case faded(AnimatedPaint, AnimatedValue<Double>)
  case fixed(StylePaint)

  init(_ paint: StylePaint) {
    switch paint {
    case .color(let color): self = .color(AnimatedValue(color))
    case .gradient(let gradient): self = .gradient(AnimatedValue(gradient))
    case .mesh(let mesh): self = .mesh(AnimatedValue(mesh))
    case .shadowed(let base, let shadow):
      self = .shadowed(AnimatedPaint(base), AnimatedValue(shadow))
    case .blended(let base, let mode): self = .blended(AnimatedPaint(base), mode)
    case .faded(let base, let opacity): self = .faded(AnimatedPaint(base), AnimatedValue(opacity))
    case .material, .bitmap, .exact, .placed: self = .fixed(paint)
    }
  }

  /// The paint of the moment.
  var presented: StylePaint {
    switch self {
    case .color(let color): .color(color.presented)
    case .gradient(let gradient): .gradient(gradient.presented)
    case .mesh(let mesh): .mesh(mesh.presented)
    case .shadowed(let base, let shadow): .shadowed(base.presented, shadow.presented)
    case .blended(let base, let mode): .blended(base.presented, mode)
    case .faded(let base, let opacity): .faded(base.presented, opacity.presented)
    case .fixed(let paint): paint
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
    case (.gradient(var value), .gradient(let gradient)) where value.model.isAlike(gradient):
      defer { self = .gradient(value) }
      return value.change(to: gradient, with: transaction, at: time)
    case (.mesh(var value), .mesh(let mesh)) where value.model.isAlike(mesh):
      defer { self = .mesh(value) }
      return value.change(to: mesh, with: transaction, at: time)
    case (.shadowed(var base, var value), .shadowed(let newBase, let shadow))
    where value.model.isInner == shadow.isInner:
      defer { self = .shadowed(base, value) }
      let baseMoves = base.change(to: newBase, with: transaction, at: time)
      return value.change(to: shadow, with: transaction, at: time) || baseMoves
    case (.blended(var base, let mode), .blended(let newBase, let newMode)) where mode == newMode:
      defer { self = .blended(base, mode) }
      return base.change(to: newBase, with: transaction, at: time)
    case (.faded(var base, var value), .faded(let newBase, let opacity)):
      defer { self = .faded(base, value) }
      let baseMoves = base.change(to: newBase, with: transaction, at: time)
      return value.change(to: opacity, with: transaction, at: time) || baseMoves
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
    case .mesh(var value):
      defer { self = .mesh(value) }
      return value.step(to: time)
    case .shadowed(var base, var value):
      defer { self = .shadowed(base, value) }
      let baseMoves = base.step(to: time)
      return value.step(to: time) || baseMoves
    case .blended(var base, let mode):
      defer { self = .blended(base, mode) }
      return base.step(to: time)
    case .faded(var base, var value):
      defer { self = .faded(base, value) }
      let baseMoves = base.step(to: time)
      return value.step(to: time) || baseMoves
    case .fixed:
      return false
    }
  }
}
