/// How large the user likes text, by its older name.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

extension EnvironmentValues {
  /// How large the user likes text: a note among views, by which nothing is enlarged.
  @Entry public var sizeCategory: ContentSizeCategory = .large
}
