/// The element of a `FocusedValueModifier`.
final class FocusedValueElement: WrapperElement {
  var edit: (inout FocusedValues) -> Void
  var isOfScene: Bool

  init(
    _ edit: @escaping (inout FocusedValues) -> Void, isOfScene: Bool, around content: Element,
    scope: TransactionScope
  ) {
    (self.edit, self.isOfScene) = (edit, isOfScene)
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }
}
