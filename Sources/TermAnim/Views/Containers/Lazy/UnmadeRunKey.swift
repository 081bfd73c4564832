/// The rows that a view stands for that are not made; nil for a view that is one.
enum UnmadeRunKey: LayoutValueKey {
  static var defaultValue: UnmadeRun? { nil }
}
