/// An element whose space can be spoken of by name.
class CoordinateSpaceElement: WrapperElement {
  var name: AnyHashable?

  init(_ name: AnyHashable?, around content: Element, scope: TransactionScope) {
    self.name = name
    super.init(around: content, scope: scope)
  }

  /// Whether `name` means this element.
  func isCalled(_ name: AnyHashable) -> Bool {
    self.name == name
  }
}
