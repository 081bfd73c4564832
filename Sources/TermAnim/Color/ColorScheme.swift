/// Whether what is drawn lies on a light ground or on a dark one.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}

extension EnvironmentValues {
  /// The colour scheme of the view; light unless somebody sets another.
  @Entry public var colorScheme: ColorScheme = .light
}
