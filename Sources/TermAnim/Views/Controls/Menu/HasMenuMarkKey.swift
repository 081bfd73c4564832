/// Whether one of the lines of a menu has room for a mark.
enum HasMenuMarkKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}
