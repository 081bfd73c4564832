public import Foundation
public import OpenCombine

/// Makes pictures of a view that is not on the screen.
///
/// The view is drawn as it is at rest: animations are over at once and no time passes. Text is
/// drawn in outlines, as a picture has no cells for the terminal's own characters; what is in text
/// fields is not seen. What the view keeps, such as state, it keeps from one picture to the next. A
/// class because views and bindings refer to it.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Says that the next picture may be another one than the last.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// What the pictures show.
  public var content: Content {
    get { source.content }
    set {
      objectWillChange.send()
      source.content = newValue
    }
  }

  /// What the view is offered; it chooses its ideal size unless told otherwise.
  public var proposedSize = ProposedViewSize.unspecified {
    willSet {
      objectWillChange.send()
      source.proposal = newValue
    }
  }

  /// Pixels across a point; a picture of a scale that is not positive and finite is none.
  public var scale: CGFloat = 1 {
    willSet { objectWillChange.send() }
  }

  /// Whether what is clear is black instead.
  public var isOpaque = false {
    willSet { objectWillChange.send() }
  }

  /// The working colour space; of no effect here, pictures are sRGB with 8 bits.
  public var colorMode = ColorRenderingMode.nonLinear

  /// How much brighter than white the pictures may be; of no effect here.
  public var allowedDynamicRange: Image.DynamicRange?

  private let source: PictureSource<Content>
  private var graph: ViewGraph?

  /// A renderer of `view`.
  public init(content view: Content) {
    source = PictureSource(view)
  }

  /// The view as it is now, drawn for `scale` pixels a point, and its size in points.
  func drawing(scale: CGFloat) -> (size: CGSize, list: DisplayList) {
    let graph = graph ?? makeGraph()
    self.graph = graph
    // What is changed for this picture is no change of the next one.
    graph.whenFrameIsNeeded(nil)
    defer { tellOfChanges(in: graph) }
    // What is read for the picture is not read by the body, if any, that asks for it.
    Evaluation.of(nil) {
      graph.update(environment: Self.environment(scale: scale))
      settle(graph)
      // The content has said by now how large it is.
      graph.resize(to: source.size)
      settle(graph)
    }
    return (source.size, graph.displayList())
  }

  /// Shows what the view comes to by changing itself as it appears.
  ///
  /// A picture has no next frame to show more. A view that changes for ever is given up after a
  /// while.
  private func settle(_ graph: ViewGraph) {
    for _ in 0..<8 {
      graph.advance(to: graph.time)
      guard graph.hasWork else { return }
    }
  }

  private func makeGraph() -> ViewGraph {
    let graph = ViewGraph(
      root: PictureRoot(source: source), size: .zero,
      environment: Self.environment(scale: 1))
    // Completions belong to the program on the screen.
    graph.tellsCompletions = false
    return graph
  }

  private func tellOfChanges(in graph: ViewGraph) {
    nonisolated(unsafe) let willChange = objectWillChange
    graph.whenFrameIsNeeded { Task { @MainActor in willChange.send() } }
  }

  private static func environment(scale: CGFloat) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.isStill = true
    environment.hasCells = false
    return environment
  }
}

extension EnvironmentValues {
  /// Whether there are cells in which the terminal's own characters can stand.
  @Entry var hasCells: Bool = true
}
