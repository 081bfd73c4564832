/// An element whose space can be spoken of by name.
class CoordinateSpaceElement: WrapperElement {
  var name: AnyHashable? {
    didSet { if name != oldValue { graph.placesChanged() } }
  }

  init(_ name: AnyHashable?, around content: Element, scope: TransactionScope) {
    self.name = name
    super.init(around: content, scope: scope)
  }

  /// The part of the content's space from whose origin coordinates are counted.
  var contentBounds: CGRect { frame }

  /// The part of the content's space that is seen.
  var seenBounds: CGRect { contentBounds }

  /// Whether `name` means this element.
  func isCalled(_ name: AnyHashable) -> Bool {
    self.name == name
  }
}
