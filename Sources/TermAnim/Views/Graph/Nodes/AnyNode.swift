/// What stands for a view in a graph; of no use to programs.
public struct AnyNode {
  let node: ViewNode

  init(_ node: ViewNode) {
    self.node = node
  }
}
