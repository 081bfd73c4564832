extension View {
  /// Lets the view reach over `count` columns of its grid; less than 1 counts as 1.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier { $0.gridCell.columnCount = count })
  }

  /// Puts the point `anchor` of the view on that of its cell of a grid.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier { $0.gridCell.anchor = anchor })
  }

  /// Lines all views of the column of a grid up at `guide`.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier { $0.gridCell.columnAlignment = guide })
  }

  /// Keeps the view from asking its grid for more space along some axes than other cells make.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier { $0.gridCell.unsizedAxes = axes })
  }
}
