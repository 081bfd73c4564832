/// How often and how fast an effect of a symbol happens.
public struct SymbolEffectOptions: Hashable, Sendable {
  private(set) var speedFactor = 1.0
  private(set) var isRepeating = false

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeating
  public static let nonRepeating = SymbolEffectOptions()

  /// The effect again and again.
  public var repeating: SymbolEffectOptions {
    var options = self
    options.isRepeating = true
    return options
  }

  /// The effect once.
  public var nonRepeating: SymbolEffectOptions {
    var options = self
    options.isRepeating = false
    return options
  }

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

  /// The effect once for each change: repetitions of a number are not counted.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// The effect once for each change: repetitions of a number are not counted.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    count == nil ? repeating : nonRepeating
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// The effect as often as `behavior` says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    behavior.isEndless ? repeating : nonRepeating
  }

  /// How often an effect happens.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let isEndless: Bool

    /// Again and again.
    public static let continuous = RepeatBehavior(isEndless: true)
    /// Again and again.
    public static let periodic = RepeatBehavior(isEndless: true)

    /// Once for each change when there is a count: repetitions of a number are not counted, and
    /// nothing waits for `delay`.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(isEndless: count == nil)
    }
  }
}
