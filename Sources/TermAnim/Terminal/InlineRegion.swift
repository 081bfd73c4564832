/// The rows of the screen in which a picture lies below what has been printed, and the bytes that
/// make room for it and leave it.
///
/// The cursor rests in the picture's top left corner, where it stays even when the terminal is
/// resized and breaks its lines anew. That place is saved, too (DECSC), so that the picture can be
/// left from anywhere in it.
struct InlineRegion {
  /// The picture's rows on the screen; 0 where there is none.
  private(set) var rows = 0
  /// Whether the screen has had another size since room was made.
  var isStale = false
  /// Whether the cursor is known to be in a first column where there is no picture.
  var isAtLineStart = false
  /// Whether the picture stays when it is left.
  let leavesPicture: Bool

  init(leavesPicture: Bool = true) {
    self.leavesPicture = leavesPicture
  }

  /// Makes room for a picture below `text`.
  ///
  /// - Parameters:
  ///   - rows: Those of the picture, from 1 to as many as the screen has.
  ///   - text: Whole lines that are to stay above; without characters that move the cursor.
  /// - Returns: The bytes that erase the picture that was there and leave the cursor in the corner
  ///   of the new one. The first picture begins in a line of its own; where nobody knows whether
  ///   there is anything in that of the cursor, in the next one.
  mutating func makeRoom(rows: Int, below text: [UInt8] = []) -> [UInt8] {
    var bytes = Array("\(EscapeSequences.resetGraphicRendition)".utf8)
    bytes.append(EscapeSequences.carriageReturn)
    if self.rows == 0, !isAtLineStart { bytes.append(EscapeSequences.lineFeed) }
    bytes += "\(EscapeSequences.eraseToEndOfScreen)".utf8
    bytes += text
    bytes += repeatElement(EscapeSequences.lineFeed, count: rows - 1)
    bytes += Self.motion(rows - 1, final: EscapeSequences.cursorUpFinal)
    bytes += "\(EscapeSequences.saveCursor)".utf8
    (self.rows, isStale) = (rows, false)
    return bytes
  }

  /// The bytes that go from anywhere in the picture to the line below it, or erase it and stay
  /// where it began.
  var leave: [UInt8] {
    guard rows > 0 else { return [] }
    var bytes = Array("\(EscapeSequences.restoreCursor)".utf8)
    bytes += "\(EscapeSequences.resetGraphicRendition)".utf8
    guard leavesPicture else { return bytes + "\(EscapeSequences.eraseToEndOfScreen)".utf8 }
    bytes += Self.motion(rows - 1, final: EscapeSequences.cursorDownFinal)
    return bytes + [EscapeSequences.carriageReturn, EscapeSequences.lineFeed]
  }

  /// Takes note that the picture has been left, and a line begun.
  mutating func close() {
    self = InlineRegion(leavesPicture: leavesPicture)
    isAtLineStart = true
  }

  private static func motion(_ count: Int, final: UInt8) -> [UInt8] {
    guard count > 0 else { return [] }
    return Array("\(EscapeSequences.controlSequence)\(count)".utf8) + [final]
  }
}
