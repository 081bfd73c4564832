extension ViewNode {
  /// The environment the node sees, without noting what is read.
  var environment: EnvironmentValues {
    inputs.environment.values
  }

  /// What a node below is made in.
  func context(_ inputs: ViewInputs? = nil) -> NodeContext {
    NodeContext(graph: graph, parent: self, inputs: inputs ?? self.inputs)
  }
}
