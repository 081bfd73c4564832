/// The node of a view whose content is what a closure makes of a value of the moment.
///
/// Subclasses call `show` while they are made, so that there is always a content.
class EvaluatingNode<Content, Inner>: TypedNode<Content> {
  private var child: TypedNode<Inner>?

  final override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  /// What was described last; nil only while the node is made.
  final var shown: Inner? { child?.view }

  /// Describes the content anew, such that it is described again when what it reads has changed.
  final func show(_ content: () -> Inner) where Inner: View {
    let content = tracking(content)
    if let child {
      child.update(to: content, inputs: inputs)
    } else {
      child = context().node(for: content)
    }
  }
}
