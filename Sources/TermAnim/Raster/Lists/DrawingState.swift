/// Where and how a display list's commands are drawn.
struct DrawingState {
  /// From the list's points to pixels of the picture.
  var transform: PixelTransform
  /// The pixels that may change; within the surface.
  var clip: PixelRect
  /// The soft edges of clips around, or nil; has all pixels of `clip`.
  var mask: CoverageMask?
  /// Multiplies what is drawn, 0 to 1; less than 1 only for a list of one command.
  var opacity = 1.0
  var surface: Surface
  /// What is behind a surface that must stay opaque: blend modes that uncover show it.
  var ground: UInt32?
  /// The first of the characters that are behind what is drawn on the surface.
  var firstCharacter = 0
  /// Whether the surface is clear, and nothing else comes onto it: isolating changes nothing then.
  var isAlone = false
  /// Whether what is drawn takes characters out of the cells that it touches.
  var clearsCells = false
  /// False for what is drawn for its coverage only.
  var placesCharacters = true
  /// Whether materials show what is behind them; otherwise they are their veil alone.
  var showsBackdrops = true
}
