extension Never: View {
  /// Never asked for: there is no such view.
  public var body: Never {
    preconditionFailure("there is no value to have a body")
  }
}
