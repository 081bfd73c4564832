public import OpenCombine

/// The modifier of `onReceive`.
nonisolated struct ReceiveModifier<Source: Publisher>: PrimitiveModifier
where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, ReceiveModifier<Source>>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, ReceiveModifier<Source>>> {
    ReceiveNode(view, in: context)
  }
}

extension View {
  /// Runs `action` for every value of `publisher`, as long as the view is shown.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
