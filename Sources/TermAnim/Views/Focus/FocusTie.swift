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
