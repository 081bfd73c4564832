/// What a painter has done so far, counted instead of timed.
struct RasterWork: Equatable {
  /// Pictures that were asked for.
  var frames = 0
  /// Commands that were looked at, those in layers included.
  var commands = 0
  /// Shapes of which something was to be painted.
  var shapes = 0
  /// Characters of runs of which clips leave something.
  var characters = 0
  /// Rows that shapes have edges in, all shapes together.
  var rows = 0
  /// The pixels of the regions of these rows.
  var pixels = 0
  /// Pixels that were blurred.
  var blurredPixels = 0

  static func - (after: RasterWork, before: RasterWork) -> RasterWork {
    RasterWork(
      frames: after.frames - before.frames, commands: after.commands - before.commands,
      shapes: after.shapes - before.shapes, characters: after.characters - before.characters,
      rows: after.rows - before.rows, pixels: after.pixels - before.pixels,
      blurredPixels: after.blurredPixels - before.blurredPixels)
  }
}
