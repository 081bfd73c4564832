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
  /// Runs `action` for every value of `publisher` that comes while the view is shown.
  ///
  /// When the view is described again with another publisher, that one is subscribed to instead;
  /// one that has a value at once, such as that of a `@Published` property, delivers it. `action`
  /// runs on the main thread, before the next frame is shown.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
