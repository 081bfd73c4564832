extension GlyphTable {
  /// Lines and blocks that fill a cell ten units wide and as tall as a line of text.
  ///
  /// Light, heavy and double lines are one drawing: two strokes, apart by nothing, by less than
  /// their width, or by more.
  static let boxes = {
    let drawings: [(signs: String, notation: String)] = [
      ("─━═", "M W p L E p M W q L E q"),
      ("│┃║", "M a N L a S M b N L b S"),
      ("┌┏╔", "M E p L a p L a S M E q L b q L b S"),
      ("┐┓╗", "M W p L b p L b S M W q L a q L a S"),
      ("└┗╚", "M E q L a q L a N M E p L b p L b N"),
      ("┘┛╝", "M W q L b q L b N M W p L a p L a N"),
      ("├┣╠", "M a N L a S M b N L b p L E p M b S L b q L E q"),
      ("┤┫╣", "M b N L b S M a N L a p L W p M a S L a q L W q"),
      ("┬┳╦", "M W p L E p M W q L a q L a S M E q L b q L b S"),
      ("┴┻╩", "M W q L E q M W p L a p L a N M E p L b p L b N"),
      ("┼╋╬", "M W p L a p L a N M E p L b p L b N M W q L a q L a S M E q L b q L b S"),
    ]
    let lines = drawings.flatMap { signs, notation in
      zip(signs, [0, 0.7, 2.2]).map { "\($0) bb \(boxNotation(notation, offset: $1))" }
    }
    return lines.joined(separator: "\n") + "\n" + roundBoxes + "\n" + blocks
  }()

  /// The notation with places named by letters: compass points for the cell's ends, `a` and `b`
  /// for the left and right of two upright strokes, `p` and `q` for the upper and lower bar.
  private static func boxNotation(_ notation: String, offset: Double) -> String {
    let places: [Substring: Double] = [
      "W": 0, "E": 10, "N": 18, "S": -5.4, "a": 5 - offset, "b": 5 + offset, "p": 6 + offset,
      "q": 6 - offset,
    ]
    return notation.split(separator: " ").map { word in places[word].map { "\($0)" } ?? "\(word)" }
      .joined(separator: " ")
  }

  private static let roundBoxes = """
    ╭ bb M 10 6 L 9.4 6 h 5 1.6 L 5 -5.4
    ╮ bb M 0 6 L 0.6 6 h 5 1.6 L 5 -5.4
    ╰ bb M 10 6 L 9.4 6 h 5 10.4 L 5 18
    ╯ bb M 0 6 L 0.6 6 h 5 10.4 L 5 18
    ╴ bb M 0 6 L 5 6
    ╶ bb M 5 6 L 10 6
    ╵ bb M 5 6 L 5 18
    ╷ bb M 5 6 L 5 -5.4
    ╱ bb M 0 -5.4 L 10 18
    ╲ bb M 0 18 L 10 -5.4
    ╳ bb M 0 -5.4 L 10 18 M 0 18 L 10 -5.4
    """

  private static let blocks = """
    █ bb F M 0 -5.4 L 0 18 L 10 18 L 10 -5.4 z
    ▀ bb F M 0 6.3 L 0 18 L 10 18 L 10 6.3 z
    ▄ bb F M 0 -5.4 L 0 6.3 L 10 6.3 L 10 -5.4 z
    ▌ bb F M 0 -5.4 L 0 18 L 5 18 L 5 -5.4 z
    ▐ bb F M 5 -5.4 L 5 18 L 10 18 L 10 -5.4 z
    """
}
