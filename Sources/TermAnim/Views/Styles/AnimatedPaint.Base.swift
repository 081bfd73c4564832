extension AnimatedPaint {
  /// What is painted with, whatever is done with all of it.
  enum Base {
    case color(AnimatedValue<Color.Resolved>)
    case gradient(AnimatedValue<UnitGradient>)
    case mesh(AnimatedValue<UnitMesh>)
    case fixed(StylePaint)

    init(_ paint: StylePaint) {
      switch paint {
      case .color(let color): self = .color(AnimatedValue(color))
      case .gradient(let gradient): self = .gradient(AnimatedValue(gradient))
      case .mesh(let mesh): self = .mesh(AnimatedValue(mesh))
      case .shadowed, .blended, .faded, .material, .bitmap, .exact, .placed: self = .fixed(paint)
      }
    }

    /// The paint of the moment.
    var presented: StylePaint {
      switch self {
      case .color(let color): .color(color.presented)
      case .gradient(let gradient): .gradient(gradient.presented)
      case .mesh(let mesh): .mesh(mesh.presented)
      case .fixed(let paint): paint
      }
    }

    /// Goes to `paint`, and says whether it is to be stepped from now on.
    mutating func change(
      to paint: StylePaint, with transaction: Transaction, at time: FrameTime
    ) -> Bool {
      switch (take(), paint) {
      case (.color(var value), .color(let color)):
        defer { self = .color(value) }
        return value.change(to: color, with: transaction, at: time)
      case (.gradient(var value), .gradient(let gradient)) where value.model.isAlike(gradient):
        defer { self = .gradient(value) }
        return value.change(to: gradient, with: transaction, at: time)
      case (.mesh(var value), .mesh(let mesh)) where value.model.isAlike(mesh):
        defer { self = .mesh(value) }
        return value.change(to: mesh, with: transaction, at: time)
      default:
        self = Base(paint)
        return false
      }
    }

    /// Moves to `time`, and says whether there is more to come.
    mutating func step(to time: FrameTime) -> Bool {
      guard isMoving else { return false }
      switch take() {
      case .color(var value):
        defer { self = .color(value) }
        return value.step(to: time)
      case .gradient(var value):
        defer { self = .gradient(value) }
        return value.step(to: time)
      case .mesh(var value):
        defer { self = .mesh(value) }
        return value.step(to: time)
      case .fixed(let paint):
        self = .fixed(paint)
        return false
      }
    }

    /// Whether there is more to come.
    var isMoving: Bool {
      switch self {
      case .color(let value): value.isMoving
      case .gradient(let value): value.isMoving
      case .mesh(let value): value.isMoving
      case .fixed: false
      }
    }

    /// Takes the value out while it changes: were it held twice, its animation would be copied in
    /// each frame.
    private mutating func take() -> Base {
      var taken = Base.fixed(.color(.clear))
      swap(&self, &taken)
      return taken
    }
  }
}
