/// What is chosen in a list of a column, which leads to the next column.
struct ColumnChoice: Equatable {
  /// Tells the times apart that the column shows on its own.
  let visit: Int
  let selected: Set<AnyHashable>
}
