/// What a terminal remembers between two characters: where the next goes and what it looks like.
struct Pen {
  /// The row or column is not known.
  static let unknownPlace = -1
  /// The attributes are not known; more bits than there are.
  static let unknownAttributes: UInt8 = 0xFF

  var row = unknownPlace
  var column = unknownPlace
  var foreground = CellColor.unknown
  var background = CellColor.unknown
  var attributes = unknownAttributes

  /// Nothing is known: before the first frame, and after others have written to the terminal.
  static let unknown = Pen()
}
