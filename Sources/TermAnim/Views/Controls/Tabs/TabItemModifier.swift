/// The modifier of `tabItem`.
nonisolated struct TabItemModifier<Item: View>: ViewModifier {
  let label: Item
  @Environment(\.tabItems) private var host
  @Environment(\.tabBadge) private var badge
  @State private var innerBadge: Text?

  @MainActor
  func body(content: Content) -> some View {
    content
      .onPreferenceChange(InnerTabBadgeKey.self) { innerBadge = $0 }
      .transformPreference(InnerTabBadgeKey.self) { $0 = nil }
      .environment(\.tabBadge, nil)
      .modifier(
        PortalModifier(host: host ?? PortalHost(), secondary: host == nil ? nil : item))
  }

  @MainActor
  private var item: some View {
    HStack {
      label.lineLimit(1)
      if let badge = badge ?? innerBadge { BadgeLook(label: badge) }
    }
  }
}
