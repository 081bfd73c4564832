/// A node that holds the elements of its content.
@MainActor
protocol ElementCollecting: AnyObject {
  /// Takes the elements that the content has now.
  func collectElements()
}
