/// One of the views of a tab view, with what stands for it in the bar.
///
/// A view like any other, so that all builders take it.
public struct Tab<Value, Content: View, Label: View> {
  private let tag: AnyHashable?
  private let content: Content
  private let label: Label

  nonisolated init(tag: AnyHashable?, content: Content, label: Label) {
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
}

extension Tab where Label == EmptyView {
  /// A tab that is chosen by `value`, and for which nothing stands in the bar.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init(tag: AnyHashable(value), content: content(), label: EmptyView())
  }

  /// A tab that is chosen by its number, and for which nothing stands in the bar.
  nonisolated public init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(tag: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab that is known by its role.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(tag: AnyHashable(value), content: content(), label: Self.label(of: role))
  }

  /// A tab that is known by its role.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(tag: nil, content: content(), label: Self.label(of: role))
  }

  /// Nothing for no role.
  nonisolated private static func label(of role: TabRole?) -> DefaultTabLabel {
    DefaultTabLabel {
      Text(verbatim: role == .search ? "Search" : "")
    } icon: {
      role == .search ? Image(systemName: "magnifyingglass") : Image(uiImage: UIImage())
    }
  }
}

/// What stands for a tab that is given a title and a picture.
public typealias DefaultTabLabel = Label<Text, Image>
