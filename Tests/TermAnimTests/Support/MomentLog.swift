/// What views have been shown, noted down while their content is described.
final class MomentLog<Value> {
  private(set) var values: [Value] = []

  func note(_ value: Value) {
    values.append(value)
  }

  func clear() {
    values = []
  }
}
