/// A signal that is felt or heard; a terminal has none to give.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback("impact")

  /// A knock of a certain weight; `intensity` goes from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(weight) \(intensity)")
  }

  /// A knock of a certain softness; `intensity` goes from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility) \(intensity)")
  }

  /// How heavy what knocks would be.
  public enum Weight: Hashable, Sendable {
    case light
    case medium
    case heavy
  }

  /// How soft what knocks would be.
  public enum Flexibility: Hashable, Sendable {
    case rigid
    case solid
    case soft
  }
}

extension View {
  /// The view as it is: a terminal has no signal to give.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// The view as it is: a terminal has no signal to give, and `condition` is not asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// The view as it is: a terminal has no signal to give, and `feedback` is not asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
