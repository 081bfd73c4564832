public import Foundation

/// The terminal's own characters, side by side in whole cells.
///
/// The run's origin is where its first cell's top left corner would be, in points; the rasteriser
/// puts it on the nearest cells. Characters have one size: a line that is scaled keeps its middle,
/// and fades when less than half of its size is left. The text is one line: control characters have
/// been replaced before it comes here.
public struct CharacterRun: Hashable, Sendable {
  /// One grapheme cluster and the columns it takes (1 or 2).
  public struct Cluster: Hashable, Sendable {
    public var text: String
    public var columns: Int

    public init(text: String, columns: Int) {
      (self.text, self.columns) = (text, columns)
    }
  }

  /// How the terminal is asked to draw the characters.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1)
    public static let italic = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let strikethrough = Attributes(rawValue: 8)
    public static let inverse = Attributes(rawValue: 16)
  }

  public var clusters: [Cluster] {
    didSet { columns = Self.columns(of: clusters) }
  }
  /// The columns that all characters take.
  private(set) var columns: Int
  public var origin: CGPoint
  /// A character has one colour: the mean of what is painted in its cells.
  public var paint: Paint
  public var attributes: Attributes
  /// The columns of the line that the run is a part of, counted from its own first one; nil for a
  /// run that stands alone.
  ///
  /// It is around `0..<columns`. The runs of a line stay side by side however it is scaled: the
  /// middle of the line is kept, not those of its runs.
  public var line: Range<Int>?
  /// What is filled around the characters, and stays with their cells: whole pixels beside the
  /// place of `origin`.
  public var pixels: Path
  /// What is filled in place of the characters and pixels where these could not follow; nil for
  /// text.
  ///
  /// That is where the run is turned, bent, or larger or smaller than it is, and where there are no
  /// cells.
  public var outline: Path?

  public init(
    clusters: [Cluster], origin: CGPoint, paint: Paint, attributes: Attributes = [],
    line: Range<Int>? = nil, pixels: Path = Path(), outline: Path? = nil
  ) {
    (self.clusters, self.origin) = (clusters, origin)
    columns = Self.columns(of: clusters)
    (self.paint, self.attributes) = (paint, attributes)
    self.line = line
    (self.pixels, self.outline) = (pixels, outline)
  }

  public init(
    clusters: [Cluster], origin: CGPoint, color: Color.Resolved, attributes: Attributes = []
  ) {
    self.init(clusters: clusters, origin: origin, paint: .color(color), attributes: attributes)
  }

  private static func columns(of clusters: [Cluster]) -> Int {
    clusters.reduce(0) { $0 + $1.columns }
  }
}
