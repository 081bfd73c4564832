/// A tie to a focus state whose type is known.
struct TypedFocusTie<Value: Hashable>: FocusTie {
  let binding: FocusState<Value>.Binding
  let value: Value

  var state: AnyObject? { binding.location }
  var isWanted: Bool { binding.location?.value == value }

  func isSame(as other: any FocusTie) -> Bool {
    guard let other = other as? Self else { return false }
    return other.state === state && other.value == value
  }

  func gained() {
    binding.location?.gained(value)
  }

  func lost() {
    binding.location?.lost(value)
  }
}
