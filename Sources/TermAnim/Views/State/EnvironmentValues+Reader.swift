import Foundation

extension EnvironmentValues {
  /// What the view that asks sees now, which was described when these values were.
  ///
  /// An action is run long after the body that made it, which does not run again for what it has
  /// not read. On another thread than that of the views these are the values.
  var ofReaderNow: EnvironmentValues {
    guard let node = reader as? ViewNode, node.isOnOwnThread else { return self }
    nonisolated(unsafe) var now = self
    MainActor.assumeIsolated { now = now.recordingHere(node.environment) }
    return now
  }
}

extension ViewNode {
  /// Whether this is the thread of the views; in a program without a main loop, that is not always
  /// the main thread, but the clock knows it.
  nonisolated var isOnOwnThread: Bool {
    Evaluation.current != nil || Thread.isMainThread || graph.pending.isOnThreadOfClock
  }
}
