/// Why a view shows no content of its own.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why a view shows no content of its own; for no reason, unless somebody sets one.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
}

extension View {
  /// Fades the view and tells those in it why; what they show stays.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .opacity(reason.isEmpty ? 1 : 0.35)
  }

  /// Tells those in the view that there is no reason to hide content.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// The view as it is: nobody looks over the shoulder.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    self
  }
}
