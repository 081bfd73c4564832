enum RowLinesKey: LayoutValueKey {
  static var defaultValue: RowLines { RowLines() }
}
