/// The heights that a sheet's content asks for, which go up to its panel.
enum SheetDetentsKey: PreferenceKey {
  static var defaultValue: SheetDetents { SheetDetents() }

  static func reduce(value: inout SheetDetents, nextValue: () -> SheetDetents) {
    if value.all.isEmpty { value = nextValue() }
  }
}
