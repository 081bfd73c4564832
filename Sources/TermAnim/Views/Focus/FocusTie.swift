/// What ties a view to a value of a focus state.
@MainActor
protocol FocusTie {
  /// The focus state in question.
  var state: AnyObject? { get }

  /// Whether the state has the value that the view is tied to.
  var isWanted: Bool { get }

  /// Whether `other` ties a view to the same value of the same state.
  func isSame(as other: any FocusTie) -> Bool

  func gained()
  func lost()
}

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
