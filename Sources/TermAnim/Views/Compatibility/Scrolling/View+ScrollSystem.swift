/// What a program asks of scroll views that makes no difference in a terminal.
extension View {
  /// The view as it is: there is no keyboard on the screen.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  /// The view as it is: scroll bars show while something scrolls.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// The view as it is: scroll bars show while something scrolls.
  nonisolated public func scrollIndicatorsFlash<Value: Equatable>(
    trigger value: Value
  ) -> some View {
    self
  }

  /// The view as it is: content ends where its scroll view does.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// The view as it is: content ends where its scroll view does.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    self
  }
}

/// What becomes of a keyboard on the screen when something scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// How content fades at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = ScrollEdgeEffectStyle()
  public static let hard = ScrollEdgeEffectStyle()
  public static let soft = ScrollEdgeEffectStyle()
}
