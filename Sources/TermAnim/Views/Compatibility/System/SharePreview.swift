/// What is shown of something while it is being shared; never seen, see `ShareLink`.
public struct SharePreview<Image, Icon> {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title) {}
}
