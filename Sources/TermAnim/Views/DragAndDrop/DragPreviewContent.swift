import Foundation

/// What the preview of something that is dragged shows.
@MainActor
struct DragPreviewContent {
  /// What the source looked like; empty where there are views.
  private var picture: [DisplayList.Command] = []
  private var views: ((NodeContext) -> ViewNode)?
  private var inputs: ViewInputs
  private var node: ViewNode?
  /// What the node shows.
  private var element: Element?

  /// The look of `source` at the moment, where it is on the screen.
  ///
  /// The source itself is not drawn, so that it does not take what has changed in it for seen.
  init(lookOf source: Element, in inputs: ViewInputs) {
    self.inputs = inputs
    source.appendCommands(to: &picture)
    let middle = CGPoint(x: source.frame.midX, y: source.frame.midY)
    let center = source.screenPoint(ofLocal: middle)
    guard middle != center, !picture.isEmpty else { return }
    let move = CGAffineTransform(translationX: center.x - middle.x, y: center.y - middle.y)
    picture = [
      .layer(Layer(transform: ProjectionTransform(move), contents: DisplayList(picture)))
    ]
  }

  /// The views of a node, which is made when the preview comes in.
  init(of views: @escaping (NodeContext) -> ViewNode, in inputs: ViewInputs) {
    (self.views, self.inputs) = (views, inputs)
  }

  /// Makes the views, if there are any; to be called in an update.
  mutating func makeViews(in preview: DragPreview) {
    guard let views else { return }
    let graph = preview.graph
    let node = graph.complete {
      views(NodeContext(graph: graph, parent: graph.rootNode?.node, inputs: inputs))
    }
    var elements: [Element] = []
    node.appendElements(to: &elements)
    (self.node, element) = (node, elements.first)
    element?.parent = preview
  }

  /// Places the views around a point of the screen, as large as they like to be.
  func place(around center: CGPoint) {
    guard let element else { return }
    let size = element.size(for: .unspecified)
    element.place(
      at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
      proposal: .unspecified)
  }

  var commands: [DisplayList.Command] {
    var commands = picture
    element?.draw(into: &commands)
    return commands
  }

  /// Takes the views out of the tree.
  func end() {
    node?.remove()
  }
}
