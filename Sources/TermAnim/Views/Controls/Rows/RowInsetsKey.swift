/// How far what is in a row of a list keeps from its edges; nil is what the list gives it.
enum RowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}
