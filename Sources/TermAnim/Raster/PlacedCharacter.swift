/// One of the terminal's own characters in the cell it has been given.
public struct PlacedCharacter: Hashable, Sendable {
  /// One grapheme cluster.
  public var text: String
  /// The columns it takes: 1 or 2.
  public var columns: Int
  public var column: Int
  public var row: Int
  /// Straight gamma-encoded sRGB with red in the lowest byte, then green and blue; the highest byte
  /// is opacity, by which the pixels behind show through.
  public var color: UInt32
  public var attributes: CharacterRun.Attributes
  /// How many pixels below its cell the character would stand if it could: -1, 0 or 1.
  ///
  /// Its ground is what lies behind it both there and in the cell, so that a character between two
  /// rows has its own and not half of another's.
  public var drift: Int8

  public init(
    text: String, columns: Int, column: Int, row: Int, color: UInt32,
    attributes: CharacterRun.Attributes = [], drift: Int8 = 0
  ) {
    (self.text, self.columns) = (text, columns)
    (self.column, self.row) = (column, row)
    (self.color, self.attributes, self.drift) = (color, attributes, drift)
  }
}
