/// A click that is felt; a terminal has none to give, so that everything here does nothing.
public final class UISelectionFeedbackGenerator: Sendable {
  public init() {}

  public func prepare() {}

  public func selectionChanged() {}
}
