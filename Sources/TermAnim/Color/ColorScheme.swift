/// Whether what is drawn lies on a light ground or on a dark one.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}

extension EnvironmentValues {
  /// The colour scheme of the view; light unless somebody sets another.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }
}
