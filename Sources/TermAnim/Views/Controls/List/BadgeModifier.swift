import Foundation

/// The modifier of `badge`.
nonisolated struct BadgeModifier: ViewModifier {
  /// Nil is none.
  let label: Text?
  @Environment(\.isInList) private var isInList
  @Environment(\.isInBar) private var isInBar
  @Environment(\.badgeProminence) private var prominence
  @State private var width: CGFloat = 0
  /// Whether what is in the row shows the badge itself.
  @State private var isShownInside = false

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      content
        .environment(\.rowBadge, label)
        .onPreferenceChange(ShowsBadgeKey.self) { isShownInside = $0 }
        // Said of this badge, and not of one further out.
        .transformPreference(ShowsBadgeKey.self) { $0 = false }
        .padding(.trailing, beside == nil ? 0 : width + 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .trailing) {
          beside
            .foregroundStyle(prominence.style)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width = $0
            }
        }
    } else if isInBar {
      HStack(spacing: 0) {
        content
        if let label { BadgeLook(label: label) }
      }
    } else {
      content
        .environment(\.tabBadge, label)
        .transformPreference(InnerTabBadgeKey.self) { $0 = label }
    }
  }

  /// What is to be shown beside the content.
  private var beside: Text? { isShownInside ? nil : label }
}

extension View {
  /// Shows a number at the end of a row of a list, or beside an item of a tab or toolbar; 0 shows
  /// nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: String(count))))
  }

  /// Shows a text at the end of a row of a list, or beside an item of a tab or toolbar; nil shows
  /// nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows a text at the end of a row of a list, or beside an item of a tab or toolbar; nil shows
  /// nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }

  /// Shows a text at the end of a row of a list, or beside an item of a tab or toolbar; nil shows
  /// nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
}

extension EnvironmentValues {
  /// The badge of the row of a list, for a view that has a place for it.
  @Entry var rowBadge: Text?

  /// What the item of the tab inside says besides its label.
  var tabBadge: Text? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }

  private enum TabBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }
}
