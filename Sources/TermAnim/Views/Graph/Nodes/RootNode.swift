/// The node at the top of a graph.
@MainActor
protocol RootNode {
  var node: ViewNode { get }

  /// What fills the screen.
  var element: Element { get }
}
