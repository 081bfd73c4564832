/// Commands that have views instead of a body.
@MainActor
protocol RootCommands: Commands where Body == Never {
  var root: AnyView { get }
}

extension RootCommands {
  /// Never asked for: the commands' views are used instead.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}
