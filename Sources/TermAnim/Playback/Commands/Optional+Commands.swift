/// Commands that are there or not.
extension Optional: Commands, RootCommands where Wrapped: Commands {
  var root: AnyView { AnyView(map(\.rootView)) }
}
