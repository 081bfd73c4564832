import Foundation

/// A text as an environment makes it look, before it is known how much room there is.
struct TextContent {
  /// The text taken apart, once it has been set in characters; shared by copies.
  private final class Characters {
    var text: CellText?
  }

  let runs: [TextRun]
  let flow: TextFlow
  let pixelsPerPoint: CGSize
  /// Whether there are cells for characters.
  let hasCells: Bool
  private let characters = Characters()

  /// The height of an em, in pixels, from which outlines can be read.
  private static let leastOutlines = 6.0

  /// The content of `text`, with clocks as they are at `date`.
  init(
    _ text: Text, in environment: EnvironmentValues,
    at date: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.init(text.resolvedPieces(in: environment, at: date), in: environment)
  }

  /// The content of pieces that have been resolved.
  init(_ pieces: [TextPiece], in environment: EnvironmentValues) {
    runs = pieces.map { TextRun($0, in: environment) }
    var flow = environment.textFlow
    if !flow.lineSpacing.isFinite { flow.lineSpacing = 0 }
    self.flow = flow
    hasCells = environment.hasCells
    let scale = environment.pixelsPerPoint
    pixelsPerPoint = CGSize(
      width: Self.length(scale.width), height: Self.length(scale.height))
  }

  private static func length(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 0.25
  }

  /// Whether a text that has room for one line may be another in more room.
  var dependsOnRoom: Bool {
    flow.makesRoom || runs.last { !$0.span.text.isEmpty }?.span.text.last?.isWhitespace == true
  }

  /// A cell of the terminal, in points.
  var cell: CGSize {
    CGSize(width: 1 / pixelsPerPoint.width, height: 2 / pixelsPerPoint.height)
  }

  /// The text in the terminal's own characters, before it is broken into lines.
  ///
  /// Taken apart when it is asked for first, however many rooms it is set for.
  var cellText: CellText {
    if let text = characters.text { return text }
    let text = CellText(runs.map { $0.cellSpan(columnWidth: cell.width) })
    characters.text = text
    return text
  }

  /// Lines for the room that is offered.
  ///
  /// Outlines where they are large enough and there is a glyph for everything, unless something
  /// else was asked for.
  func composition(for proposal: ProposedViewSize) -> TextComposition {
    let size = runs.map(\.span.font.size).max() ?? 0
    switch hasCells ? flow.rendering : .outlines {
    case .characters: break
    case .outlines: return TextComposition(outlinesOf: self, for: proposal)
    case .automatic:
      guard size * pixelsPerPoint.height >= Self.leastOutlines, hasAllGlyphs else { break }
      let outlines = TextComposition(outlinesOf: self, for: proposal)
      return mayBeCharacters(size) && !outlines.fits(proposal)
        ? smaller(outlines, for: proposal) : outlines
    }
    return TextComposition(charactersOf: self, for: proposal)
  }

  /// Whether a text of `size` points may become so small that characters are written for it.
  private func mayBeCharacters(_ size: CGFloat) -> Bool {
    flow.minimumScale < 1
      && size * flow.minimumScale * pixelsPerPoint.height < Self.leastOutlines
  }

  /// Characters in place of outlines that do not fit, if those do.
  private func smaller(
    _ outlines: TextComposition, for proposal: ProposedViewSize
  ) -> TextComposition {
    let characters = TextComposition(charactersOf: self, for: proposal)
    return characters.fits(proposal) ? characters : outlines
  }

  /// Whether every cluster has a glyph that can be read at its size, or is an emoji, which the
  /// terminal's own stands for.
  private var hasAllGlyphs: Bool {
    runs.allSatisfy { run in
      let font = run.span.font
      guard run.span.symbol == nil else { return true }
      let face = FittedFace.shared(font, pixelsPerPoint: Double(pixelsPerPoint.height))
      let size = Double(font.size * pixelsPerPoint.height)
      return run.span.text.allSatisfy { character in
        character.isNewline
          || face.glyph(for: character).map { $0.leastSize <= size } ?? character.isEmoji
      }
    }
  }
}

extension TextContent: Equatable {
  static func == (one: TextContent, other: TextContent) -> Bool {
    one.runs == other.runs && one.flow == other.flow && one.pixelsPerPoint == other.pixelsPerPoint
      && one.hasCells == other.hasCells
  }
}

extension TextRun {
  /// The most columns that tracking puts between characters.
  private static let widestGap: CGFloat = 8

  /// What is set in cells: a picture is a character much like it, tracking whole columns.
  fileprivate func cellSpan(columnWidth: CGFloat) -> CellTextLayout.Span {
    let columns = (span.tracking / columnWidth).rounded()
    return CellTextLayout.Span(
      text: span.symbol.map(SymbolCharacter.text(for:)) ?? span.text,
      gap: columns > 0 ? Int(min(columns, Self.widestGap)) : 0)
  }
}
