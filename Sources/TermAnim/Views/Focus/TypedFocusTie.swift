/// A tie to a focus state whose type is known.
nonisolated struct TypedFocusTie<Value: Hashable>: FocusTie {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor var state: AnyObject? { binding.location }
  @MainActor var isWanted: Bool { binding.location?.value == value }

  @MainActor
  func isSame(as other: any FocusTie) -> Bool {
    guard let other = other as? Self else { return false }
    return other.state === state && other.value == value
  }

  @MainActor
  func gained() {
    binding.location?.gained(value)
  }

  @MainActor
  func lost() {
    binding.location?.lost(value)
  }
}
