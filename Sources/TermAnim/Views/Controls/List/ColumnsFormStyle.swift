/// Controls in a column, with their labels in another before them.
///
/// It does not scroll; what has no label stands in the column of the controls.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls in a column, with their labels in another before them.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
