/// What a node keeps for a property that may be lost with it.
protocol StateSlot: AnyObject {
  /// Whether it is more than what a new node would begin with.
  var keepsState: Bool { get }
}

/// An object that a new node has as good as an old one, though the node keeps it as a state.
protocol MadeAnew: AnyObject {}
