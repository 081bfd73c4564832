/// Several scenes, of which a terminal shows the first.
public struct TupleScene<Content>: RootScene {
  let root: AnyView
}
