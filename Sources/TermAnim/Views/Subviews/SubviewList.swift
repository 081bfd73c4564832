/// What lists subviews.
@MainActor
protocol SubviewList: AnyObject {
  /// Lists all of them once more, as the doubles of their sources.
  func makeDoubles()
}
