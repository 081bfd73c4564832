/// A value of any type, in a name space, that can be told from others.
struct SendableKey: Hashable, Sendable {
  private let value: any Hashable & Sendable
  private let space: any Hashable & Sendable

  init(_ value: any Hashable & Sendable, in space: any Hashable & Sendable) {
    (self.value, self.space) = (value, space)
  }

  static func == (a: SendableKey, b: SendableKey) -> Bool {
    AnyHashable(a.value) == AnyHashable(b.value) && AnyHashable(a.space) == AnyHashable(b.space)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(value))
    hasher.combine(AnyHashable(space))
  }
}
