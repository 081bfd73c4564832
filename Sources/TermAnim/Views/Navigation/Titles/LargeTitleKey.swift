/// Whether the title of a page is to be large; of several wishes the last one counts.
enum LargeTitleKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = nextValue() ?? value
  }
}
