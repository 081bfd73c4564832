extension ToolbarContent {
  /// Shows a number beside the items; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some ToolbarContent {
    ChangedToolbarContent(base: self) { AnyView($0.badge(count)) }
  }

  /// Shows a text beside the items; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some ToolbarContent {
    ChangedToolbarContent(base: self) { AnyView($0.badge(label)) }
  }

  /// Shows a text beside the items; nil shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some ToolbarContent {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside the items; nil shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some ToolbarContent {
    badge(label.map { Text($0) })
  }
}
