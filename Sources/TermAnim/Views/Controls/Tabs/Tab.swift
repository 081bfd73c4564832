/// One of the views of a tab view, with what stands for it in the bar.
///
/// A view like any other, so that all builders take it.
public struct Tab<Value, Content: View, Label: View> {
  private let tag: AnyHashable?
  private let content: Content
  private let label: Label

  nonisolated private init(tag: AnyHashable?, content: Content, label: Label) {
    (self.tag, self.content, self.label) = (tag, content, label)
  }
}

extension Tab: View {
  public var body: some View {
    let tab = content.tabItem { label }
    if let tag { tab.tag(tag) } else { tab }
  }
}

extension Tab where Value: Hashable {
  /// A tab that is chosen by `value`; the role makes no difference.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab that is chosen by its number; the role makes no difference.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, content: content(), label: label())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(role: role, content: content) { Self.label(Text(titleKey), systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(role: role, content: content) { Self.label(Text(title), systemImage) }
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      Self.label(Text(titleKey), systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Self.label(Text(title), systemImage) }
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// A tab that is known by its role.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Self.label(of: role) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab that is known by its role.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { Self.label(of: role) }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Nothing for no role.
  nonisolated private static func label(of role: TabRole?) -> DefaultTabLabel {
    role == .search
      ? label(Text(verbatim: "Search"), "magnifyingglass")
      : label(Text(verbatim: ""), Image(uiImage: UIImage()))
  }

  nonisolated private static func label(_ title: Text, _ systemImage: String) -> DefaultTabLabel {
    label(title, Image(systemName: systemImage))
  }

  nonisolated private static func label(_ title: Text, _ image: Image) -> DefaultTabLabel {
    DefaultTabLabel {
      title
    } icon: {
      image
    }
  }
}

/// What stands for a tab that is given a title and a picture.
public typealias DefaultTabLabel = Label<Text, Image>

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}
