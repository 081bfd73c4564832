@_spi(SwiftUI) import Observation

/// Watches the properties of `@Observable` objects that a node has read in one evaluation.
///
/// The public `withObservationTracking` tells of one change and then stops, and cannot be stopped
/// before: evaluations that nothing has changed since would pile up in the objects. This uses what
/// the module keeps for frameworks such as this one, which tells of every change until it is
/// cancelled. A cancellation needs an event, so the watch is an observable object too: it is read
/// along with the others and "changes" when it is released.
///
/// Nodes of types that have never read an object do without a watch, and pay next to nothing.
final class ObservationWatch: Observable {
  private let registrar = ObservationRegistrar()
  /// What the objects that were read hold on to until the watch ends.
  let invalidation: Invalidation

  private init(_ invalidation: Invalidation) {
    self.invalidation = invalidation
  }

  deinit {
    invalidation.end()
    registrar.willSet(self, keyPath: \.end)
  }

  /// What changes when the watch ends.
  private var end: Void {
    registrar.access(self, keyPath: \.end)
  }

  /// The result of `evaluate`; `node` evaluates again when an observable property that was read
  /// changes, until it evaluates anyway or is gone.
  @MainActor
  static func watching<Result>(_ node: ViewNode, _ evaluate: () -> Result) -> Result {
    let type = ObjectIdentifier(Swift.type(of: node))
    var invalidation = Invalidation(of: node)
    var watch: ObservationWatch?
    if node.graph.observingTypes.contains(type) { watch = ObservationWatch(invalidation) }
    let result = observe(by: invalidation) {
      watch?.end
      return evaluate()
    }
    // Only an object that was read refers to it now. What this first watch of a type leaves in
    // objects goes with their next change.
    if watch == nil, !isKnownUniquelyReferenced(&invalidation) {
      node.graph.observingTypes.insert(type)
      watch = ObservationWatch(invalidation)
    }
    node.watch = watch
    return result
  }

  private static func observe<Result>(
    by invalidation: Invalidation, _ evaluate: () -> Result
  ) -> Result {
    withObservationTracking(
      evaluate,
      willSet: { tracking in
        if invalidation.isOver { tracking.cancel() } else { invalidation.objectWillChange() }
      },
      didSet: { _ in
        if !invalidation.isOver { invalidation.objectDidChange() }
      })
  }
}
