extension Performance {
  /// The present moment as lines of coloured text, in the colours and characters of its screen.
  ///
  /// For a picture that is to stay when the terminal has been given back:
  ///
  /// ```swift
  /// player.onEnd = { print(player.performance.lines(), terminator: "") }
  /// ```
  ///
  /// Rows above and below the picture in which there is nothing are left out; a picture of nothing
  /// is an empty text. Not what was laid over the program.
  public func lines() -> String {
    let geometry = screen.geometry
    let rasterizer = Rasterizer(
      width: geometry.columns, height: 2 * geometry.rows, scale: geometry.pixelsPerPoint,
      ground: screen.ground)
    let encoder = HalfBlockEncoder(screen)
    let ground = encoder.cells(of: rasterizer.picture(of: DisplayList([])))[0, 0]
    rasterizer.invalidate()
    let cells = encoder.cells(of: rasterizer.picture(of: run.graph.displayList()))
    return cells.lines(of: cells.rows(beyond: ground), in: screen.output.colorDepth)
  }
}
