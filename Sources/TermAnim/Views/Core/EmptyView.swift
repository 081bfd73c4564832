/// Nothing: no size, no drawing.
public struct EmptyView {
  nonisolated public init() {}
}

extension EmptyView: View {
  public var body: Never {
    preconditionFailure("EmptyView has no body")
  }
}
