/// One or the other commands.
extension ConditionalContent: Commands, RootCommands
where TrueContent: Commands, FalseContent: Commands {
  var root: AnyView {
    switch storage {
    case .first(let commands): AnyView(commands.rootView.id(true))
    case .second(let commands): AnyView(commands.rootView.id(false))
    }
  }
}
