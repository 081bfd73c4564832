/// Asks people to say what they think of the program: of no effect, as a terminal has no store.
@MainActor @preconcurrency
public struct RequestReviewAction {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks people to say what they think of the program, which nobody does.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Whether somebody records the screen; they may well do, but nobody says so.
  public var isSceneCaptured: Bool { false }
}
