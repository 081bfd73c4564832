extension GraphicsContext {
  /// Draws a line of a text where it is in its layout.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where it is in its layout.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run.drawing.commands(for: run.glyphs))
  }

  /// Draws some glyphs of a text where they are in its layout.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(slice.run.drawing.commands(for: slice.glyphs))
  }
}
