/// A property that the graph itself connects to what it keeps for a node.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// Whether the value lives in the node, so that a new description of the view has no say in it.
  static var isOwnedByNode: Bool { get }

  /// Whether the node keeps an object that the program has made for it.
  static var ownsObject: Bool { get }

  /// Connects the property, before the body of `node` runs.
  ///
  /// `slot` belongs to this property of this node; it is empty the first time.
  mutating func connect(to slot: inout AnyObject?, of node: ViewNode, reads: EnvironmentReads)
}

extension GraphProperty {
  static var ownsObject: Bool { false }
}
