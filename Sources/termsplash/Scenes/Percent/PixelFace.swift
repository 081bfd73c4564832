/// Digits drawn pixel by pixel.
struct PixelFace: Hashable {
  let columns: Int
  /// From 0 to 9, the rows of each from the top.
  private let digits: [[String]]

  var rows: Int { digits[0].count }

  /// Where a digit has ink, by rows from the top and columns from the left.
  func pixels(of digit: Int) -> [(row: Int, column: Int)] {
    digits[digit].enumerated().flatMap { row, line in
      line.enumerated().filter { $0.element == "#" }.map { (row, $0.offset) }
    }
  }

  private init(_ rows: String...) {
    let rows = rows.map { $0.split(separator: " ").map(String.init) }
    columns = rows[0][0].count
    digits = (0..<10).map { digit in rows.map { $0[digit] } }
  }

  /// The least in which digits can be told apart.
  static let small = PixelFace(
    "### .#. ### ### #.# ### ### ### ### ###",
    "#.# ##. ..# ..# #.# #.. #.. ..# #.# #.#",
    "#.# .#. ### ### ### ### ### .#. ### ###",
    "#.# .#. #.. ..# ..# ..# #.# .#. #.# ..#",
    "### ### ### ### ..# ### ### .#. ### ###")

  static let medium = PixelFace(
    ".##. ..#. .##. .##. ...# #### .##. #### .##. .##.",
    "#..# .##. #..# #..# ..## #... #... ...# #..# #..#",
    "#..# ..#. ...# ...# .#.# ###. #... ..#. #..# #..#",
    "#..# ..#. ..#. .##. #..# ...# ###. ..#. .##. .###",
    "#..# ..#. .#.. ...# #### ...# #..# .#.. #..# ...#",
    "#..# ..#. #... #..# ...# #..# #..# .#.. #..# ...#",
    ".##. .### #### .##. ...# .##. .##. .#.. .##. .##.")

  static let large = PixelFace(
    ".####. ..##.. .####. .####. ....## ###### .####. ###### .####. .####.",
    "###### .###.. ###### ###### ...### ###### ###### ###### ###### ######",
    "##..## ####.. ##..## ##..## ..#### ##.... ##.... ....## ##..## ##..##",
    "##..## ..##.. ....## ....## .##.## #####. #####. ....## ##..## ##..##",
    "##..## ..##.. ..###. ..###. ##..## ###### ###### ...##. .####. ######",
    "##..## ..##.. .###.. ....## ###### ....## ##..## ..##.. ##..## .#####",
    "##..## ..##.. ##.... ##..## ###### ##..## ##..## ..##.. ##..## ....##",
    "###### ###### ###### ###### ....## ###### ###### .##... ###### ######",
    ".####. ###### ###### .####. ....## .####. .####. .##... .####. .####.")
}
