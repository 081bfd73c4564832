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

  /// The look of `source` at the moment, where it is on the screen, as large and turned as there.
  ///
  /// The source itself is not drawn, so that it does not take what has changed in it for seen.
  init(lookOf source: Element, in inputs: ViewInputs) {
    self.inputs = inputs
    source.appendCommands(to: &picture)
    let map = Self.screenMap(of: source)
    guard !map.isIdentity, !picture.isEmpty else { return }
    picture = [
      .layer(Layer(transform: ProjectionTransform(map), contents: DisplayList(picture)))
    ]
  }

  /// Where the points around the middle of `source` are drawn on the screen.
  private static func screenMap(of source: Element) -> CGAffineTransform {
    let middle = CGPoint(x: source.frame.midX, y: source.frame.midY)
    let center = source.pointerPoint(ofLocal: middle)
    func direction(_ x: CGFloat, _ y: CGFloat) -> CGVector {
      let point = source.pointerPoint(ofLocal: CGPoint(x: middle.x + x, y: middle.y + y))
      // Without the roundings on the way: what is only moved stays on its pixels.
      func exact(_ length: CGFloat) -> CGFloat { (length * 1e9).rounded() / 1e9 }
      return CGVector(dx: exact(point.x - center.x), dy: exact(point.y - center.y))
    }
    let (right, down) = (direction(1, 0), direction(0, 1))
    return CGAffineTransform(
      a: right.dx, b: right.dy, c: down.dx, d: down.dy,
      tx: center.x - right.dx * middle.x - down.dx * middle.y,
      ty: center.y - right.dy * middle.x - down.dy * middle.y)
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
      views(NodeContext(graph: graph, parent: graph.root?.node, inputs: inputs))
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
