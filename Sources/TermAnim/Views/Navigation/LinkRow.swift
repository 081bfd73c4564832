/// A navigation link in a row of a list, with its badge and an arrow.
struct LinkRow<Label: View>: View {
  let action: () -> Void
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowBadge) private var badge
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    HStack(spacing: 8) {
      label.environment(\.rowBadge, nil)
      Spacer(minLength: 8)
      badge?.foregroundStyle(prominence.style)
      ForwardMark()
    }
    .preference(key: ShowsBadgeKey.self, value: badge != nil)
    .dimmed(unless: isEnabled)
    .modifier(ControlModifier(handler: ActivationHandler(action: action)))
  }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  @Entry var isInList: Bool = false

  /// What is chosen in the list around; nil for a list in which nothing is.
  @Entry var listChoice: Choice?
}
