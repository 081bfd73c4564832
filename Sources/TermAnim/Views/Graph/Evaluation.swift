import Foundation

/// Which node's body is being run, so that what the body reads can be tied to the node.
enum Evaluation {
  /// Touched on the main thread only, where all evaluation happens.
  nonisolated(unsafe) private static var node: ViewNode?

  /// The node being evaluated; nil elsewhere, and on other threads.
  static var current: ViewNode? {
    Thread.isMainThread ? node : nil
  }

  /// Runs `evaluate` as the evaluation of `newNode`; nil hides the evaluation around it.
  @MainActor
  static func of<Result>(_ newNode: ViewNode?, _ evaluate: () -> Result) -> Result {
    let outer = node
    node = newNode
    defer { node = outer }
    return evaluate()
  }
}
