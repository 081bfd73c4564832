/// How far colours are set off from each other.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard
  case increased
}

extension EnvironmentValues {
  /// How far colours are set off from each other.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
