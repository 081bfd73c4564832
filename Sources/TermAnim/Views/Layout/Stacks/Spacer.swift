public import Foundation

/// Empty space that takes what others leave, along the stack it is in.
public struct Spacer {
  /// In points; nil is the usual distance.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LeafNode(
      self, in: context, make: { SpacerElement($0.minLength, $1) },
      update: { view, element, node in
        element.minLength = view.minLength
        element.axis = node.inputs.stackAxis
      })
  }
}
