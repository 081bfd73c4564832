/// The memory of one `FocusState` of one node.
///
/// A class because the views that are tied to it refer to it. It is changed on the main thread.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  private let state: StateLocation<Value>
  private let unfocused: Value
  private let pending: PendingUpdates
  private weak var graph: ViewGraph?
  /// How many values have been set that the focus has yet to follow: until then they stay.
  private var requestCount = 0

  @MainActor
  init(_ unfocused: Value, of node: ViewNode) {
    state = StateLocation(unfocused, of: node)
    (self.unfocused, graph, pending) = (unfocused, node.graph, node.graph.pending)
  }

  /// Within a body the value that is shown, elsewhere the latest.
  var value: Value { state.read() }

  /// Sets the value and lets the focus follow it when the views it may concern are there.
  func request(_ value: Value) {
    state.write(value, transaction: .current)
    requestCount += 1
    pending.append(.current) { [weak self] in
      guard let self, let graph else { return }
      graph.afterUpdate {
        self.requestCount -= 1
        graph.focus.follow(self)
      }
    }
  }

  /// Takes note that the view tied to `value` has the focus now.
  func gained(_ value: Value) {
    if requestCount == 0, self.value != value { state.write(value, transaction: .current) }
  }

  /// Takes note that the view tied to `value` has not got the focus.
  func lost(_ value: Value) {
    guard requestCount == 0, self.value == value, value != unfocused else { return }
    state.write(unfocused, transaction: .current)
  }
}
