/// What is behind a row of a list, in the place of the list's own ground: the outermost of those
/// that ask for it.
enum RowGroundKey: LayoutValueKey {
  static var defaultValue: SecondaryElement? { nil }
}
