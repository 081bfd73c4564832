/// When a view gets the focus that is meant to have it; of no effect here, where it is when the
/// view appears.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
