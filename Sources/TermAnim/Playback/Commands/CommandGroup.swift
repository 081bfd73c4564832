/// Commands that a Mac shows near those of its own, or in their place.
public struct CommandGroup<Content: View> {
  private let content: Content

  /// Commands made of buttons and other controls; a terminal has no menus to put them before.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Commands made of buttons and other controls; a terminal has no menus to put them after.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Commands made of buttons and other controls; a terminal has no others that they could replace.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
}

extension CommandGroup: RootCommands {
  var root: AnyView { AnyView(content) }
}
