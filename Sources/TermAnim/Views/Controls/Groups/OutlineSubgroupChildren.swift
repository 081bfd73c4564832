/// What is below an element of an `OutlineGroup`.
public struct OutlineSubgroupChildren {
  // The children are of the type of the group that they are in, which would be within itself.
  let view: AnyView
}

extension OutlineSubgroupChildren: View {
  public var body: some View { view }
}
