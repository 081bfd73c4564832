/// A property that the graph itself connects to what it keeps for a node.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// Whether the value lives in the node, so that a new description of the view has no say in it.
  static var isOwnedByNode: Bool { get }

  /// Connects the property, before the body of `node` runs.
  ///
  /// `slot` belongs to this property of this node; it is empty the first time.
  mutating func connect(to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads)
}
