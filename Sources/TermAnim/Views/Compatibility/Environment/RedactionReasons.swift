/// Why a view shows no content of its own.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Content is not there yet: bars stand for texts and boxes for images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content is nobody else's business: that of views which are `privacySensitive` is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content is out of date; it is shown all the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why a view shows no content of its own; for no reason, unless somebody sets one.
  @Entry public var redactionReasons: RedactionReasons = []

  /// Whether bars and boxes stand for texts and images.
  var redactsContent: Bool {
    redactionReasons.contains(.placeholder)
      || redactionReasons.contains(.privacy) && isPrivacySensitive
  }

  @Entry fileprivate var isPrivacySensitive: Bool = false
}

extension StylePaint {
  /// The share that is left of the opacity of redacted content; SwiftUI's.
  private static let redactedOpacity = 0.16

  /// The paint for a bar or a box in place of content that has this one.
  var redacted: StylePaint { multiplyingOpacity(by: Self.redactedOpacity) }
}

extension View {
  /// Hides the texts and images in the view for one more reason; each keeps its room.
  ///
  /// Shapes and colours stay what they are, and what can be pressed can still be pressed.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the texts and images in the view, whatever is said around it.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Lets the texts and images in the view be hidden for the sake of privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.self) { $0.isPrivacySensitive = sensitive }
  }
}
