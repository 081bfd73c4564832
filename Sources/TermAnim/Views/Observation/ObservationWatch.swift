@_spi(SwiftUI) import Observation

/// Watches the properties of `@Observable` objects that a node has read in one evaluation.
///
/// The public `withObservationTracking` tells of one change and then stops, and cannot be stopped
/// before: evaluations that nothing has changed since would pile up in the objects. This uses what
/// the module keeps for frameworks such as this one, which tells of every change until it is
/// cancelled. A cancellation needs an event, so the watch is an observable object too: it is read
/// along with the others and "changes" when it is released.
///
/// Nodes of types that have never read an object do without a watch: they pay for a question.
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
  ///
  /// When nodes of its type turn out to read objects, `evaluate` is called once more.
  @MainActor
  static func watching<Result>(_ node: ViewNode, _ evaluate: () -> Result) -> Result {
    let type = ObjectIdentifier(Swift.type(of: node))
    if !node.graph.observingTypes.contains(type) {
      var hasRead = false
      let result = withObservationTracking(evaluate, onChange: note(&hasRead))
      if !hasRead { return result }
      node.graph.observingTypes.insert(type)
    }
    let watch = ObservationWatch(Invalidation(of: node))
    defer { node.watch = watch }
    return watch.observing(evaluate)
  }

  /// Called only when something was read; what it returns does nothing.
  private static func note(_ hasRead: inout Bool) -> @Sendable () -> Void {
    hasRead = true
    return {}
  }

  private func observing<Result>(_ evaluate: () -> Result) -> Result {
    let invalidation = invalidation
    return withObservationTracking {
      end
      return evaluate()
    } willSet: { tracking in
      if invalidation.isOver { tracking.cancel() } else { invalidation.objectWillChange() }
    } didSet: { _ in
      if !invalidation.isOver { invalidation.objectDidChange() }
    }
  }
}
