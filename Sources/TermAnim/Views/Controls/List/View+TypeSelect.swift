/// What somebody at a Mac types to come to a row of a list.
extension View {
  /// The view as it is: typing does not go from row to row.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// The view as it is: typing does not go from row to row.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }

  /// The view as it is: typing does not go from row to row.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    self
  }
}
