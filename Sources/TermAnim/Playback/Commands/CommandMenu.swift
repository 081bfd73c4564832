/// Commands that a Mac shows in a menu of their own.
public struct CommandMenu<Content: View> {
  private let content: Content

  /// Commands made of buttons and other controls; a terminal has no place for the menu's name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<Name: StringProtocol>(
    _ name: Name, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: RootCommands {
  var root: AnyView { AnyView(content) }
}
