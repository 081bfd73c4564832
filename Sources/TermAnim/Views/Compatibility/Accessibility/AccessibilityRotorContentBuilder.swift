/// Collects the entries of a rotor, which nobody turns.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Several entries.
  public struct Entries: AccessibilityRotorContent {}

  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock(_ content: any AccessibilityRotorContent...) -> Entries {
    Entries()
  }

  public static func buildOptional(_ content: (any AccessibilityRotorContent)?) -> Entries {
    Entries()
  }

  public static func buildEither(first: any AccessibilityRotorContent) -> Entries { Entries() }

  public static func buildEither(second: any AccessibilityRotorContent) -> Entries { Entries() }
}
