/// What a view says about its cell in a grid.
struct GridCell: Hashable, Sendable {
  /// Over how many columns it reaches.
  var columnCount = 1
  /// Where it stands in its cell; nil leaves it to row and column.
  var anchor: UnitPoint?
  /// Where all views of its column stand; nil leaves it to the grid.
  var columnAlignment: HorizontalAlignment?
  /// Along which it takes the size that other cells make for it.
  var unsizedAxes: Axis.Set = []
  /// The row it is in; nil when it is a row of its own.
  var row: GridRowMark?
}

extension GridCell {
  enum Key: LayoutValueKey {
    static var defaultValue: GridCell { GridCell() }
  }
}

extension ElementTraits {
  /// What the view says about its cell in a grid.
  var gridCell: GridCell {
    get { layoutValues[ObjectIdentifier(GridCell.Key.self)] as? GridCell ?? GridCell() }
    set { layoutValues[ObjectIdentifier(GridCell.Key.self)] = newValue }
  }
}
