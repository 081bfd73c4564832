/// Rows on a ground of their own, which scroll.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Rows on a ground of their own, which scroll.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
