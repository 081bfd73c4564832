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

  static func == (a: Self, b: Self) -> Bool { areSame(a.value, b.value) }

  /// Told by the types: a cast would cost more than all else of an update of a branch.
  private static func areSame<A: Hashable, B: Hashable>(_ a: A, _ b: B) -> Bool {
    A.self == B.self && a == unsafeBitCast(b, to: A.self)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
