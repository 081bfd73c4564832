/// Gives the focus to what is meant to have it in a part of the views.
@MainActor @preconcurrency
public struct ResetFocusAction {
  weak var focus: KeyboardFocus?

  /// Gives the focus to the view that prefers to have it in `namespace`, or else to the first that
  /// can have it in the focus scope of that name, when the update is over.
  ///
  /// Nothing happens where there is neither.
  public func callAsFunction(in namespace: Namespace.ID) {
    focus?.reset(in: namespace)
  }
}

extension EnvironmentValues {
  /// Gives the focus to what is meant to have it.
  @MainActor public internal(set) var resetFocus: ResetFocusAction {
    get { ResetFocusAction(focus: keyboardFocus) }
    set { self[FocusToResetKey.self] = FocusToReset(focus: newValue.focus) }
  }

  /// Where keys of the views go to.
  @MainActor var keyboardFocus: KeyboardFocus? { self[FocusToResetKey.self].focus }

  private enum FocusToResetKey: EnvironmentKey {
    static var defaultValue: FocusToReset { FocusToReset(focus: nil) }
  }

  private struct FocusToReset {
    weak var focus: KeyboardFocus?
  }
}
