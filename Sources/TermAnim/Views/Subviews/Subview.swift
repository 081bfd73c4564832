/// One of the views that a view resolves to, to be shown in another place of the container.
///
/// It looks as the environment of that place says, and keeps the state that it has. In each of
/// several places at a time a subview has a state of its own; the one that comes last goes on with
/// that which was there before.
///
/// What has been set for it on the way from the view to the subview goes before the environment of
/// the place; a value equal to the one around does not count as set. What the place does to it, by
/// its layout and its environment, happens in the transactions of the place, such as those of
/// `animation(_:value:)`; other changes inside have the transactions of where it is written.
public struct Subview: Identifiable {
  /// What tells a subview from others; it stays when the views around come and go.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  let source: SubviewSource
  /// Another number whenever another node stands for the view, or for a double of it.
  let generation: Int
  /// What the view tells the container around it.
  public let containerValues: ContainerValues

  /// The same for as long as the view is there.
  public var id: ID { source.id }
}

extension Subview: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    SubviewNode(self, in: context)
  }
}
