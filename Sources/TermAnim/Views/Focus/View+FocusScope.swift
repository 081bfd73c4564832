/// When a view gets the focus that is meant to have it; of no effect here, where it is when the view
/// appears.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// The view as it is: the Tab key goes through all views as one reads them.
  nonisolated public func focusSection() -> some View { self }

  /// The view as it is: which view has the focus at first is said by `defaultFocus`.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
