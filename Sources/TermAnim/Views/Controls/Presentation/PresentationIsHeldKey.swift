/// Whether only the program closes a presentation, which goes up to its panel.
enum PresentationIsHeldKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}
