/// What a node keeps for the properties of its view: one slot for each.
@MainActor
final class PropertyStorage {
  private let layout: PropertyLayout
  private var slots: [AnyObject?]

  init(of type: any Any.Type, in graph: ViewGraph) {
    layout = graph.propertyLayout(of: type)
    slots = Array(repeating: nil, count: layout.slotCount)
  }

  /// Whether something would be lost with the properties that the program has made or set.
  var keepsState: Bool {
    layout.ownsObject || slots.contains { ($0 as? any StateSlot)?.keepsState == true }
  }

  /// Connects all properties of `owner`, which is of the type that was given to the initialiser.
  func connect<Owner>(_ owner: inout Owner, to node: ViewNode, reads: EnvironmentReads) {
    guard !layout.steps.isEmpty else { return }
    withUnsafeMutableBytes(of: &owner) { bytes in
      guard let base = bytes.baseAddress else { return }
      for step in layout.steps { step(base, &slots, node, reads) }
    }
  }
}
