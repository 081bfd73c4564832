import Foundation

extension Text {
  /// The pieces as an environment has them at `date`: values in its customs, clocks read, cases
  /// changed, styles complete.
  func resolvedPieces(in environment: EnvironmentValues, at date: Date) -> [TextPiece] {
    written(in: environment).flatMap { $0.resolved(in: environment, at: date) }
      .flatMap(\.withEmojiInTheirColors)
  }
}

extension Text {
  /// The pieces with values in the customs of an environment, as one with what is around them.
  private func written(in environment: EnvironmentValues) -> [TextPiece] {
    guard pieces.contains(where: { $0.format != nil }) else { return pieces }
    let customs = environment.textCustoms
    let written = pieces.map { piece in
      var piece = piece
      if !customs.isEmpty, let text = piece.format?.text(in: customs) { piece.text = text }
      piece.format = nil
      return piece
    }
    return InlineMarkdown.joined(written)
  }
}

extension TextPiece {
  /// The piece as an environment has it, in parts where it has small capitals.
  fileprivate func resolved(in environment: EnvironmentValues, at date: Date) -> [TextPiece] {
    var piece = self
    if let clock {
      piece.text = clock.text(at: date, in: environment.textCustoms)
      piece.clock = nil
    }
    if let letters = environment.textCase { piece.text = letters.applied(to: piece.text) }
    piece.styling = styling.over(environment.textStyling)
    let font = piece.styling.fontDescription
    guard font.smallCapitals != [], symbol == nil else { return [piece] }
    return piece.parts(withSmallCapitals: font.smallCapitals)
  }

  /// The piece in parts, where it has emoji: these are painted in colours of their own.
  fileprivate var withEmojiInTheirColors: [TextPiece] {
    // No emoji begins below U+2100; most texts are known to have none without a look at clusters.
    guard symbol == nil, text.unicodeScalars.contains(where: { $0.value > 0x20FF }) else {
      return [self]
    }
    var parts: [TextPiece] = []
    var last: Color?
    for character in text {
      let color = EmojiColor.color(of: character)
      if color == last, !parts.isEmpty {
        parts[parts.count - 1].text.append(character)
      } else {
        var part = self
        part.text = String(character)
        if let color { part.styling.foreground = EnvironmentStyle(style: color) }
        parts.append(part)
      }
      last = color
    }
    return parts
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
