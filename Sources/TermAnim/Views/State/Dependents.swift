/// The nodes that read something in their last evaluation.
///
/// Touched on the main thread only.
final class Dependents: @unchecked Sendable {
  private var evaluations: [ObjectIdentifier: (node: Backlink<ViewNode>, evaluation: Int)] = [:]

  /// Notes that `node` has read in the evaluation that is going on.
  func insert(_ node: ViewNode) {
    MainActor.assumeIsolated {
      evaluations[ObjectIdentifier(node)] = (node.backlink, node.evaluation)
    }
  }

  /// Makes those evaluate again that have not done so since they read.
  @MainActor
  func invalidate() {
    let readers = evaluations.values
    evaluations.removeAll(keepingCapacity: true)
    for reader in readers {
      guard let node = reader.node.object, node.evaluation == reader.evaluation else { continue }
      node.invalidate()
    }
  }
}
