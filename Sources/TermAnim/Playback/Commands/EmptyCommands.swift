/// No commands.
public struct EmptyCommands: RootCommands {
  nonisolated public init() {}

  var root: AnyView { AnyView(EmptyView()) }
}
