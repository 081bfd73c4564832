/// The element of a `RowActionModifier`.
final class RowActionElement: WrapperElement {
  var action: RowAction?
  var level: Int?

  init(
    _ action: RowAction?, level: Int?, around content: Element, scope: TransactionScope
  ) {
    (self.action, self.level) = (action, level)
    super.init(around: content, scope: scope)
  }
}
