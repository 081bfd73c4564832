/// The attributes of a part of a text, one of each type.
///
/// Unchecked, because attributes need not be `Sendable`: they are values that are set once and only
/// copied and compared from then on.
struct TextAttributes: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: AnyHashable] = [:]

  subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? {
    get { values[ObjectIdentifier(type)]?.base as? Attribute }
    set {
      guard let newValue else {
        values[ObjectIdentifier(type)] = nil
        return
      }
      values[ObjectIdentifier(type)] = AnyHashable(newValue)
    }
  }

  /// The attributes, and those of `other` of types of which there is none.
  func over(_ other: TextAttributes) -> TextAttributes {
    var merged = self
    merged.values.merge(other.values) { own, _ in own }
    return merged
  }
}
