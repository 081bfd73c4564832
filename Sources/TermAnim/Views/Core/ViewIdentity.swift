/// The identity of a view, whatever its type.
///
/// Unlike an `AnyHashable`, it does not look for what the type conforms to when it is made, and
/// equals only identities of the same type.
struct ViewIdentity: Hashable {
  private let value: any Hashable

  init(_ value: some Hashable) {
    self.value = value
  }

  /// The same as a value that programs compare.
  var hashable: AnyHashable { AnyHashable(value) }

  /// The same as the program speaks of it: what it holds, if it is an optional.
  var spoken: AnyHashable {
    func opened(_ value: some Hashable) -> AnyHashable { AnyHashable(ofView: value) }
    return opened(value)
  }

  static func == (a: Self, b: Self) -> Bool {
    func opened<Value: Hashable>(_ value: Value) -> Bool {
      type(of: b.value) == Value.self && (b.value as? Value) == value
    }
    return opened(a.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
