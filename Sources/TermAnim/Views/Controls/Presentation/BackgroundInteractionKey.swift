/// Whether what is behind a sheet can be used, which goes up to its panel.
enum BackgroundInteractionKey: PreferenceKey {
  static var defaultValue: PresentationBackgroundInteraction { .automatic }

  static func reduce(
    value: inout PresentationBackgroundInteraction,
    nextValue: () -> PresentationBackgroundInteraction
  ) {
    if value == .automatic { value = nextValue() }
  }
}
