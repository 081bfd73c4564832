/// What a node keeps for a property that may be lost with it.
protocol StateSlot: AnyObject {
  /// Whether it is more than what a new node would begin with.
  var keepsState: Bool { get }
}
