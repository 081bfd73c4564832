extension ViewNode {
  /// The environment the node sees, without noting what is read.
  var environment: EnvironmentValues {
    inputs.environment.values
  }

  /// What a node below is made in.
  func context(_ inputs: ViewInputs? = nil) -> NodeContext {
    NodeContext(graph: graph, parent: self, inputs: inputs ?? self.inputs)
  }

  /// What the node sees when the nodes around give it some inputs.
  final func seenInputs(of given: ViewInputs) -> ViewInputs {
    let placed = place?.inputs(insteadOf: given) ?? given
    return inputsEdit?.edit(placed) ?? placed
  }

  /// Lets what shows the node's views see the environment, where that is no longer `old`.
  ///
  /// To be called when the views see it: what a transition sets for a view goes before what the
  /// view is given.
  final func updateContainer(from old: EnvironmentSnapshot) {
    if inputs.environment !== old { container?.update(surroundings: inputs.environment) }
  }
}
