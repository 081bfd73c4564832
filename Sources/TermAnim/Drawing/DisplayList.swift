/// What to draw, back to front, in points: the one value between those who decide what a frame
/// shows and those who make pixels of it.
public struct DisplayList: Hashable, Sendable {
  /// One act of drawing.
  public indirect enum Command: Hashable, Sendable {
    case fill(Path, Paint, FillStyle)
    case stroke(Path, Paint, StrokeStyle)
    case glyphs(GlyphRun, Paint)
    case characters(CharacterRun)
    case layer(Layer)
  }

  public var commands: [Command]

  public init(_ commands: [Command] = []) {
    self.commands = commands
  }
}
