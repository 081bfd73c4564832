/// An entry whose values have a `==` that the compiler knows.
final class EquatableEntryOf<Value: Equatable>: TypedEntryOf<Value> {
  override func isEqual(to other: Any) -> Bool {
    value.isEqual(to: other)
  }
}
