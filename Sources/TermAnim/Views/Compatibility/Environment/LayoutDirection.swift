/// Where lines of text and rows of views begin.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

extension EnvironmentValues {
  /// Where lines of text and rows of views begin; from left to right unless a program says
  /// otherwise, whatever the language of the terminal.
  ///
  /// From right to left, each view is mirrored in the view around it: what is leading is on the
  /// right. Layouts, frames and guides are worked out as if from left to right.
  public var layoutDirection: LayoutDirection {
    get { textFlow.direction }
    set { textFlow.direction = newValue }
  }
}
