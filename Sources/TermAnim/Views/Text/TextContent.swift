import Foundation

/// A text as an environment makes it look, before it is known how much room there is.
struct TextContent: Equatable {
  let runs: [TextRun]
  let flow: TextFlow
  let pixelsPerPoint: CGSize

  /// The height of an em, in pixels, from which outlines can be read.
  private static let leastOutlines = 6.0

  init(_ text: Text, in environment: EnvironmentValues) {
    let base = environment.textStyling
    runs = text.pieces.map { TextRun($0.text, $0.styling.over(base), in: environment) }
    flow = environment.textFlow
    let scale = environment.pixelsPerPoint
    pixelsPerPoint = CGSize(
      width: Self.length(scale.width), height: Self.length(scale.height))
  }

  private static func length(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 0.25
  }

  /// A cell of the terminal, in points.
  var cell: CGSize {
    CGSize(width: 1 / pixelsPerPoint.width, height: 2 / pixelsPerPoint.height)
  }

  /// Lines for the room that is offered.
  ///
  /// Outlines where they are large enough and the face has every glyph, unless something else was
  /// asked for.
  func composition(for proposal: ProposedViewSize) -> TextComposition {
    let size = runs.map(\.span.font.size).max() ?? 0
    switch flow.rendering {
    case .characters: break
    case .outlines: return TextComposition(outlinesOf: self, for: proposal)
    case .automatic:
      guard size * pixelsPerPoint.height >= Self.leastOutlines, hasAllGlyphs else { break }
      return TextComposition(outlinesOf: self, for: proposal)
    }
    return TextComposition(charactersOf: self, for: proposal)
  }

  private var hasAllGlyphs: Bool {
    runs.allSatisfy { run in
      let face = FittedFace.shared(run.span.font, pixelsPerPoint: Double(pixelsPerPoint.height))
      return run.span.text.allSatisfy { $0.isNewline || face.glyph(for: $0) != nil }
    }
  }
}
