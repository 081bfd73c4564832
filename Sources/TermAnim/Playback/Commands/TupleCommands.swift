/// Several commands.
public struct TupleCommands<Content>: RootCommands {
  let views: [AnyView]

  var root: AnyView {
    AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}
