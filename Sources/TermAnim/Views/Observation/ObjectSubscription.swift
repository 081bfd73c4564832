import OpenCombine

/// What a node keeps for an object that its view observes.
///
/// A class because it lives as long as the node: the subscription ends with it.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private var cancellable: AnyCancellable?
  /// How often the view was described with the object.
  private(set) var descriptions = 0

  /// The subscription in `slot`, put there if there is none.
  static func inSlot(_ slot: inout AnyObject?) -> ObjectSubscription<ObjectType> {
    let subscription = (slot as? ObjectSubscription<ObjectType>) ?? ObjectSubscription()
    slot = subscription
    return subscription
  }

  /// Makes `node` evaluate again whenever `object` changes, and no longer when another one does.
  ///
  /// Objects speak *before* they change, so the transaction is the one of that moment, and the new
  /// value is read in its update.
  func observe(_ object: ObjectType, for node: ViewNode) {
    descriptions += 1
    node.observesObjects = true
    guard self.object !== object else { return }
    self.object = object
    let invalidation = Invalidation(of: node)
    cancellable = object.objectWillChange.sink { @Sendable _ in invalidation.objectWillChange() }
    // An object that is about to change does not tell those who come to observe it meanwhile.
    if let ahead = node.graph.transactionAhead { invalidation.objectDidChange(in: ahead) }
  }
}
