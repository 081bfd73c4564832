extension Tab where Label == DefaultTabLabel {
  /// A tab with a title and a symbol, chosen by its number.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      tag: nil, content: content(), label: DefaultTabLabel(titleKey, systemImage: systemImage))
  }

  /// A tab with a title and a symbol, chosen by `value`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(titleKey, systemImage: systemImage))
  }

  /// A tab with a title and a symbol, chosen by its number.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content: content(), label: DefaultTabLabel(title, systemImage: systemImage))
  }

  /// A tab with a title and a symbol, chosen by `value`.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title, systemImage: systemImage))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a title and a picture of the program's, chosen by its number.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content: content(), label: DefaultTabLabel(titleKey, image: image))
  }

  /// A tab with a title and a picture of the program's, chosen by `value`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(), label: DefaultTabLabel(titleKey, image: image))
  }

  /// A tab with a title and a picture of the program's, chosen by its number.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content: content(), label: DefaultTabLabel(title, image: image))
  }

  /// A tab with a title and a picture of the program's, chosen by `value`.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(), label: DefaultTabLabel(title, image: image))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a title and a picture of an asset catalogue, chosen by its number.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content: content(), label: DefaultTabLabel(titleKey, image: image))
  }

  /// A tab with a title and a picture of an asset catalogue, chosen by `value`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(), label: DefaultTabLabel(titleKey, image: image))
  }

  /// A tab with a title and a picture of an asset catalogue, chosen by its number.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(tag: nil, content: content(), label: DefaultTabLabel(title, image: image))
  }

  /// A tab with a title and a picture of an asset catalogue, chosen by `value`.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(), label: DefaultTabLabel(title, image: image))
  }
}
