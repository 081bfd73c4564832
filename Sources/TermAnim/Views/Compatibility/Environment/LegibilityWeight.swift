/// How heavy the letters of texts are that are to be read easily.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

extension EnvironmentValues {
  /// How heavy letters are to be; nil, as a terminal does not say.
  @Entry public var legibilityWeight: LegibilityWeight?
}
