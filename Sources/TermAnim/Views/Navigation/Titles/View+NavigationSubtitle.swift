extension View {
  /// A smaller line below the title of the page that the view is on.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarItemModifier(part: { $0.subtitles }, item: NavigationSubtitle(subtitle: subtitle)))
  }

  /// A smaller line below the title of the page that the view is on.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A smaller line below the title of the page that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
