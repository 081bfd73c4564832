/// What a `badge` says to the `tabItem` around it.
enum InnerTabBadgeKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  static func reduce(value: inout Text?, nextValue: () -> Text?) {
    value = value ?? nextValue()
  }
}
