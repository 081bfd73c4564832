/// Whether a sheet has a bar by which it is pulled, which goes up to its panel.
enum SheetIndicatorKey: PreferenceKey {
  static var defaultValue: Visibility { .automatic }

  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    if value == .automatic { value = nextValue() }
  }
}
