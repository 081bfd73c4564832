/// A modifier that leaves views as they are.
public struct EmptyModifier: ViewModifier {
  /// The modifier itself; there is only one.
  nonisolated public static let identity = EmptyModifier()

  /// The same as `identity`.
  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

extension EmptyModifier: Sendable {}
