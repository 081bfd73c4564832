extension TerminalSize {
  /// The size with no more columns and rows than `largest` has; cells keep their extent in pixels.
  func limited(to largest: TerminalSize?) -> TerminalSize {
    guard let largest else { return self }
    let (columns, rows) = (min(columns, largest.columns), min(rows, largest.rows))
    return TerminalSize(
      columns: columns, rows: rows,
      pixelWidth: pixelWidth.map { $0 * columns / self.columns },
      pixelHeight: pixelHeight.map { $0 * rows / self.rows })
  }
}
