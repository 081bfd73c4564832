/// When a scroll bar is shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind {
    case automatic
    case visible
    case hidden
    case never
  }

  private let kind: Kind

  /// While somebody who looks moves the content, and a little longer.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Always.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var isNever: Bool { kind == .hidden || kind == .never }

  var isAlways: Bool { kind == .visible }
}
