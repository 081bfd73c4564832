/// A navigation link in a row of a list, with its badge and an arrow.
struct LinkRow<Label: View>: View {
  let action: () -> Void
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowBadge) private var badge
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  var body: some View {
    HStack(spacing: 8) {
      label.environment(\.rowBadge, nil)
      Spacer(minLength: 8)
      badge?.foregroundStyle(prominence.style)
      if indicator != .hidden { ForwardMark() }
    }
    .preference(key: ShowsBadgeKey.self, value: badge != nil)
    .dimmed(unless: isEnabled)
    .modifier(ControlModifier(handler: ActivationHandler(action: action)))
  }
}

extension View {
  /// Shows the arrow at the end of navigation links in lists inside, or hides it.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var navigationLinkIndicatorVisibility: Visibility = .automatic

  /// Whether the view is in a row of a list.
  @Entry var isInList: Bool = false

  /// What is chosen in the list around; nil for a list in which nothing is.
  @Entry var listChoice: Choice?
}
