public import Foundation

extension EnvironmentValues {
  /// The font of texts that have none of their own; nil is body text.
  public var font: Font? {
    get { textStyling.font }
    set { textStyling.font = newValue }
  }

  /// The greatest number of lines of a text; nil sets no limit, less than 1 counts as 1.
  public var lineLimit: Int? {
    get { textFlow.lineLimit }
    set { textFlow.lineLimit = newValue }
  }

  /// Where the shorter lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { textFlow.alignment }
    set { textFlow.alignment = newValue }
  }

  /// Which part of a text that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { textFlow.truncation }
    set { textFlow.truncation = newValue }
  }

  /// Points added between lines; whole rows between lines of the terminal's own characters.
  public var lineSpacing: CGFloat {
    get { textFlow.lineSpacing }
    set { textFlow.lineSpacing = newValue }
  }

  /// How small outlines may become, as a share of their size, to fit; clamped to 0...1.
  public var minimumScaleFactor: CGFloat {
    get { textFlow.minimumScale }
    set { textFlow.minimumScale = newValue }
  }

  /// Whether characters may move together a little to fit; a twentieth of their font's size.
  public var allowsTightening: Bool {
    get { textFlow.allowsTightening }
    set { textFlow.allowsTightening = newValue }
  }

  /// What becomes of the letters of texts; nil leaves them as they are.
  @Entry public var textCase: Text.Case?

  /// Pixels across a point; setting it makes pixels square.
  public var displayScale: CGFloat {
    get { pixelsPerPoint.width }
    set { pixelsPerPoint = CGSize(width: newValue, height: newValue) }
  }

  /// Pixels per point of the screen; a cell is one pixel wide and two high.
  @Entry var pixelsPerPoint: CGSize = CGSize(width: 0.25, height: 0.25)

  /// What has been asked of the look of all texts.
  @Entry var textStyling: TextStyling = TextStyling()

  /// How texts become lines.
  @Entry var textFlow: TextFlow = TextFlow()
}
