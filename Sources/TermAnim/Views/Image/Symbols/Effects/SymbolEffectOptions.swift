/// How often and how fast an effect of a symbol happens.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Nil for as often as is usual for the effect.
  private var behavior: RepeatBehavior?
  private(set) var speedFactor = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeating
  public static let nonRepeating = SymbolEffectOptions().nonRepeating

  /// The effect again and again.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// The effect once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The effect `speed` times as fast; what is not positive counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// The effect `speed` times as fast; what is not positive counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speedFactor = speed > 0 ? speed : 1
    return options
  }

  /// The effect so many times, from one to ten thousand; nil is again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// The effect so many times, from one to ten thousand; nil is again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(count == nil ? .continuous : .periodic(count))
  }

  /// The effect as often as `behavior` says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// The effect as often as `behavior` says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.behavior = behavior
    return options
  }

  /// How often an effect happens.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Nil is again and again.
    fileprivate let count: Int?
    fileprivate let delay: Double
    fileprivate let isPeriodic: Bool

    /// Again and again, as one motion.
    public static let continuous = RepeatBehavior(count: nil, delay: 0, isPeriodic: false)
    /// Again and again, one after the other.
    public static let periodic = RepeatBehavior(count: nil, delay: 0, isPeriodic: true)

    /// So many times, from one to ten thousand, with `delay` seconds in between; nil is again and
    /// again, and without a delay.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        count: count.map { min(max($0, 1), 10_000) },
        delay: delay.map { $0 > 0 && $0.isFinite ? $0 : 0 } ?? 0, isPeriodic: true)
    }
  }
}

extension SymbolEffectOptions {
  /// How often the effect happens when it is wanted; nil is again and again.
  func count(isUsuallyEndless: Bool) -> Int? {
    if let behavior { behavior.count } else { isUsuallyEndless ? nil : 1 }
  }

  /// Seconds from the end of one to the beginning of the next.
  var delay: Double { behavior?.delay ?? 0 }

  /// Whether one is told from the next.
  var isPeriodic: Bool { behavior?.isPeriodic ?? false }
}
