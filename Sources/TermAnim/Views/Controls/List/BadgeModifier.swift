import Foundation

/// The modifier of `badge`.
nonisolated struct BadgeModifier: ViewModifier {
  /// Nil is none.
  let label: Text?
  @Environment(\.isInList) private var isInList
  @Environment(\.badgeProminence) private var prominence
  @State private var width: CGFloat = 0

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      content
        .padding(.trailing, label == nil ? 0 : width + 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .trailing) {
          label
            .foregroundStyle(prominence.style)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width = $0
            }
        }
    } else {
      content
        .environment(\.tabBadge, label)
        .transformPreference(InnerTabBadgeKey.self) { $0 = label }
    }
  }
}

extension View {
  /// Shows a number at the end of a row of a list, or beside the item of a tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: String(count))))
  }

  /// Shows a text at the end of a row of a list, or beside the item of a tab; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows a text at the end of a row of a list, or beside the item of a tab; nil shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }

  /// Shows a text at the end of a row of a list, or beside the item of a tab; nil shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
}

/// What a `badge` says to the `tabItem` around it.
enum InnerTabBadgeKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  /// What the item of the tab inside says besides its label.
  var tabBadge: Text? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }

  private enum TabBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }
}
