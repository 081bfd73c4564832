/// How large the user likes text; a terminal's own size of characters decides that here.
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension EnvironmentValues {
  /// How large the user likes text: a note among views, by which nothing is enlarged.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
}

extension View {
  /// Tells the view which size of text the user likes; nothing is enlarged by it.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// The view as it is: no size of text is out of range.
  nonisolated public func dynamicTypeSize<Range: RangeExpression>(
    _ range: Range
  ) -> some View where Range.Bound == DynamicTypeSize {
    self
  }
}
