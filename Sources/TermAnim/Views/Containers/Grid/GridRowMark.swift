/// Tells the views of one row of a grid from those of others.
struct GridRowMark: Hashable, Sendable {
  let identity: ObjectIdentifier
  /// Lines the row's views up; nil leaves it to the grid.
  let alignment: VerticalAlignment?
}
