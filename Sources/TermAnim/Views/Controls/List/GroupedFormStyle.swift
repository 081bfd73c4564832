/// Rows on a ground of their own, which scroll.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows on a ground of their own, which scroll.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
