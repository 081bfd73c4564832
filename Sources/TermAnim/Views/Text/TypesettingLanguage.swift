public import Foundation

/// The language whose rules a text is set by; of no effect here.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language of the surroundings.
  public static let automatic = TypesettingLanguage(language: nil)

  /// That language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// The text as it is: all languages are set by the same rules.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text {
    self
  }

  /// The text as it is: all languages are set by the same rules.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    self
  }
}

extension View {
  /// The view as it is: all languages are set by the same rules.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// The view as it is: all languages are set by the same rules.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    self
  }
}
