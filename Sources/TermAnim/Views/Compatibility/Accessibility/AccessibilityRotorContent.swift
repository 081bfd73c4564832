/// Entries of a rotor, with which somebody who is read a screen goes from one thing to the next.
public protocol AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// An entry for each element, told apart by identity.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// An entry for each element, told apart by identity.
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }
}

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
