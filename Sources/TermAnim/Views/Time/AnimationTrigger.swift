/// A value that starts something each time it changes.
struct AnimationTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (trigger: AnimationTrigger, other: AnimationTrigger) -> Bool {
    isEqual(trigger.value, other.value)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    value == other as? Value
  }
}
