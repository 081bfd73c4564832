extension AnimatedPaint {
  /// What is done with all that is painted.
  enum Finish {
    case shadow(AnimatedValue<PaintShadow>)
    case blend(BlendMode)
    case fade(AnimatedValue<Double>)

    /// What is done with a paint last, and the paint without it; nil where nothing is done with it.
    static func outermost(of paint: StylePaint) -> (finish: Finish, base: StylePaint)? {
      switch paint {
      case .shadowed(let base, let shadow): (.shadow(AnimatedValue(shadow)), base)
      case .blended(let base, let mode): (.blend(mode), base)
      case .faded(let base, let opacity): (.fade(AnimatedValue(opacity)), base)
      case .color, .gradient, .mesh, .material, .bitmap, .exact, .placed: nil
      }
    }

    /// The paint of the moment, made of one that this is done with.
    func presented(of base: StylePaint) -> StylePaint {
      switch self {
      case .shadow(let shadow): .shadowed(base, shadow.presented)
      case .blend(let mode): .blended(base, mode)
      case .fade(let opacity): .faded(base, opacity.presented)
      }
    }

    /// Goes to `finish`, and says whether it is to be stepped from now on; nil where there is no
    /// way to it.
    mutating func change(
      to finish: Finish, with transaction: Transaction, at time: FrameTime
    ) -> Bool? {
      switch (take(), finish) {
      case (.shadow(var value), .shadow(let shadow))
      where value.model.isInner == shadow.model.isInner:
        defer { self = .shadow(value) }
        return value.change(to: shadow.model, with: transaction, at: time)
      case (.blend(let mode), .blend(let other)) where mode == other:
        self = .blend(mode)
        return false
      case (.fade(var value), .fade(let opacity)):
        defer { self = .fade(value) }
        return value.change(to: opacity.model, with: transaction, at: time)
      case (let own, _):
        self = own
        return nil
      }
    }

    /// Moves to `time`, and says whether there is more to come.
    mutating func step(to time: FrameTime) -> Bool {
      guard isMoving else { return false }
      switch take() {
      case .shadow(var value):
        defer { self = .shadow(value) }
        return value.step(to: time)
      case .blend(let mode):
        self = .blend(mode)
        return false
      case .fade(var value):
        defer { self = .fade(value) }
        return value.step(to: time)
      }
    }

    /// Whether there is more to come.
    var isMoving: Bool {
      switch self {
      case .shadow(let value): value.isMoving
      case .blend: false
      case .fade(let value): value.isMoving
      }
    }

    /// Takes the value out while it changes: were it held twice, its animation would be copied in
    /// each frame.
    private mutating func take() -> Finish {
      var taken = Finish.blend(.normal)
      swap(&self, &taken)
      return taken
    }
  }
}
