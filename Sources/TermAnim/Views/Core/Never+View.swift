extension Never: View {
  /// Never asked for: there is no such view.
  public nonisolated var body: Never {
    preconditionFailure("there is no value to have a body")
  }
}
