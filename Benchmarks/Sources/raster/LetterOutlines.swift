import CLetters
import Foundation
import TermAnim

/// The outlines of the letters that a scene shows, in font units with y up.
struct LetterOutlines {
  /// The letters of an outline font: few lines and curves.
  static let outlined = LetterOutlines(unitsPerEm: letters_units_per_em, letter_outline)
  /// The letters of the library's own face: the edges of strokes, many short lines.
  static let stroked = LetterOutlines(unitsPerEm: stroke_units_per_em, stroke_outline)

  let unitsPerEm: Double
  private let paths: [Character: Path]

  private init(unitsPerEm: Double, _ outline: (CChar) -> UnsafePointer<CChar>?) {
    self.unitsPerEm = unitsPerEm
    let outlines = Set("TERMANIM-ENGINE").map { letter in
      let code = letter.asciiValue.map { CChar(bitPattern: $0) } ?? 0
      return (letter, outline(code).map { Self.path(from: String(cString: $0)) } ?? Path())
    }
    paths = Dictionary(uniqueKeysWithValues: outlines)
  }

  subscript(letter: Character) -> Path { paths[letter] ?? Path() }

  /// The middle of a letter's bounds.
  func middle(of letter: Character) -> CGPoint {
    let bounds = self[letter].boundingRect
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Reads words like `M1 2`: a verb and its coordinates.
  private static func path(from source: String) -> Path {
    Path { path in
      var points: [Double] = []
      var verb: Character = "Z"
      func at(_ index: Int) -> CGPoint { CGPoint(x: points[index], y: points[index + 1]) }
      for word in source.split(separator: " ") {
        if let first = word.first, first.isLetter { (verb, points) = (first, []) }
        if let number = Double(word.drop { $0.isLetter }) { points.append(number) }
        switch (verb, points.count) {
        case ("M", 2): path.move(to: at(0))
        case ("L", 2): path.addLine(to: at(0))
        case ("Q", 4): path.addQuadCurve(to: at(2), control: at(0))
        case ("Z", 0): path.closeSubpath()
        default: break
        }
      }
    }
  }
}
