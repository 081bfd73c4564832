import Foundation

extension Text {
  /// The pieces as an environment has them at `date`: clocks read, cases changed, styles complete.
  func resolvedPieces(in environment: EnvironmentValues, at date: Date) -> [TextPiece] {
    pieces.flatMap { $0.resolved(in: environment, at: date) }
  }
}

extension TextPiece {
  /// The piece as an environment has it, in parts where it has small capitals.
  fileprivate func resolved(in environment: EnvironmentValues, at date: Date) -> [TextPiece] {
    var piece = self
    if let clock {
      piece.text = clock.text(at: date)
      piece.clock = nil
    }
    if let letters = environment.textCase { piece.text = letters.applied(to: piece.text) }
    piece.styling = styling.over(environment.textStyling)
    let font = piece.styling.fontDescription
    guard font.smallCapitals != [], symbol == nil else { return [piece] }
    return piece.parts(withSmallCapitals: font.smallCapitals)
  }

  /// What small capitals are of capitals, as a share of their height.
  private static let smallCapital = Text.Scale(factor: 0.8)

  private func parts(withSmallCapitals kinds: FontDescription.SmallCapitals) -> [TextPiece] {
    var parts: [TextPiece] = []
    var isSmallBefore = false
    for character in text {
      let isSmall =
        kinds.contains(.lowercase) && character.isLowercase
        || kinds.contains(.uppercase) && character.isUppercase
      let shown = isSmall ? character.uppercased() : String(character)
      if isSmall == isSmallBefore, !parts.isEmpty {
        parts[parts.count - 1].text += shown
      } else {
        var part = self
        part.text = shown
        if isSmall {
          let scale = (styling.scale ?? .default).factor * Self.smallCapital.factor
          part.styling.scale = Text.Scale(factor: scale)
        }
        parts.append(part)
      }
      isSmallBefore = isSmall
    }
    return parts.isEmpty ? [self] : parts
  }
}
