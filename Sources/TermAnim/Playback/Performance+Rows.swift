extension Performance {
  /// The rows that the program's views want at the screen's width, from 1 to 65,535.
  var wantedRows: Int {
    let geometry = screen.geometry
    let height = run.graph.height(forWidth: geometry.size.width)
    let rows = (height * geometry.pixelsPerPoint.height / 2 - Self.rounding).rounded(.up)
    // What is not a number is more than there is, too.
    return rows < 65_535 ? max(1, Int(rows)) : 65_535
  }

  /// Rows that are nothing but sums of heights that are no whole numbers.
  private static let rounding = 0.01
}
