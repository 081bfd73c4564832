import Foundation

/// What a symbol is shown as where its outline would be a few grey pixels: its cut for small sizes,
/// in cells of the terminal, as the text beside it is, or in whole pixels, as a title is.
struct SymbolSign: Equatable, Sendable {
  private var cut: SymbolCut
  /// A cell of the terminal, in points.
  private let cell: CGSize
  /// Whether text beside it is characters, and it is moved from cell to cell as they are.
  private let isLevel: Bool
  /// Whether the odd pixel line is below the text and not above, where the screen would cut it off.
  private let isLow: Bool

  /// The pixels an em from which on there is room for the pixels of a cut.
  private static let leastPixels = 3.0
  /// The pixels an em below which a symbol in the scale `small` is a character where it can be.
  private static let leastSmall = 4.0
  /// The pixels an em from which on a symbol in the scale `large` is as one of a title, and signs
  /// are drawn.
  private static let leastLarge = 5.0
  /// The pixels an em from which on text is drawn.
  private static let leastTitle = 6.0
  /// The pixels an em from which on outlines are as clear as a cut.
  private static let leastOutlines = 8.0
  /// The opacity of faint pixels.
  private static let faintness = 0.35

  /// Nil where the outline of the symbol called `name` is drawn: it is large enough, there are no
  /// cells, or the terminal has nothing that shows it.
  init?(for name: String, size: CGFloat, in environment: EnvironmentValues) {
    let scale = environment.pixelsPerPoint
    guard environment.hasCells, scale.width > 0,
      let cut = Self.cut(of: name, pixels: size * scale.height, in: environment),
      environment.terminalHasUnicode || cut.text.utf8.allSatisfy({ $0 < 128 })
    else { return nil }
    self.cut = cut
    isLevel = size * scale.height < Self.leastTitle
    isLow = environment.barEdge == .top
    cell = CGSize(width: 1 / scale.width, height: 2 / scale.height)
  }

  private static func cut(
    of name: String, pixels: CGFloat, in environment: EnvironmentValues
  ) -> SymbolCut? {
    let scale = environment.imageScale
    return switch pixels {
    case ..<leastPixels: SymbolCut(written: name)
    case ..<leastSmall where scale == .small: SymbolCut(written: name) ?? SymbolCut(named: name)
    case leastSmall..<leastTitle where environment.isInBar:
      SymbolCut(sign: name) ?? SymbolCut(named: name)
    case leastLarge..<leastTitle where scale != .small:
      (scale == .large ? SymbolCut(titled: name) : nil)
        ?? SymbolCut(sign: name) ?? SymbolCut(named: name)
    case ..<leastTitle: SymbolCut(named: name)
    case ..<leastOutlines: SymbolCut(titled: name)
    default: nil
    }
  }

  /// The size in points of a cut that has pixels; nil for one of characters, which are in the
  /// middle of the room of the outline.
  var size: CGSize? {
    cut.pixels.isEmpty
      ? nil
      : CGSize(
        width: CGFloat(cut.columns) * cell.width,
        height: CGFloat(cut.pixels.count) * cell.height / 2)
  }

  /// How far below the middle the baseline of a line of text that has the same middle is, in
  /// points; nil beside a title, which symbols stand on the baseline of.
  var baseline: CGFloat? {
    isLevel ? cell.height * (TextComposition.cellAscent - 0.5) : nil
  }

  /// A part of a symbol, and what it is painted with.
  typealias Part = (paint: Paint, outline: Path)

  /// Whether a sign is cut out of a shape, so that both can have a style of their own.
  var isCutOut: Bool { cut.isTextCutOut || cut.pixels.contains { $0.contains("x") } }

  /// The sign in the middle of a frame, the outlines of its parts being drawn where cells could not
  /// follow.
  ///
  /// The first part is the shape of a sign in one. Cuts in which that cannot be told apart are all
  /// in its style. They are on whole pixels where the space's origin is at `gridOffset` on the grid
  /// of the screen; nil for what moves. Beside text they go to the row that a line with the same
  /// middle goes to, when they are drawn as that is.
  func commands(
    in frame: CGRect, gridOffset: CGPoint?, parts: [Part]
  ) -> [DisplayList.Command] {
    guard let first = parts.first else { return [] }
    let (place, others) = (place(in: frame, gridOffset: gridOffset), parts.dropFirst())
    guard cut.hasShape, !others.isEmpty else {
      let sign = path(of: "x", at: place)
      return commands(at: place, first)
        + others.map { command(at: place, "", $0, pixels: sign) }
    }
    var shape = self
    (shape.cut.text, shape.cut.isTextCutOut) = ("", false)
    return shape.commands(at: place, first) + others.map { command(at: place, cut.text, $0) }
  }

  /// Where a sign is drawn.
  private struct Place {
    /// On the left, at the top of the pixels or at that of the row of text.
    let origin: CGPoint
    /// The corner of the cell that the sign stays in.
    let cell: CGPoint
  }

  private func place(in frame: CGRect, gridOffset: CGPoint?) -> Place {
    var origin = CGPoint(x: frame.midX - cell.width * CGFloat(cut.columns) / 2, y: frame.midY)
    origin.y -= isLevel ? cell.height / 2 : CGFloat(cut.pixels.count) * cell.height / 4
    if let gridOffset {
      let scale = CGSize(width: 1 / cell.width, height: 2 / cell.height)
      let corner = GridUnit.pixel.nearest(to: origin, pixelsPerPoint: scale, from: gridOffset)
      origin = isLevel ? CGPoint(x: corner.x, y: origin.y) : corner
    }
    guard !isLevel else { return Place(origin: origin, cell: origin) }
    // Pixels beside a title are on those between cells, too.
    let above = gridOffset?.y ?? 0
    let row = ((origin.y + above) / cell.height).rounded(.down)
    return Place(origin: origin, cell: CGPoint(x: origin.x, y: row * cell.height - above))
  }

  /// All of the cut in the style of a part.
  private func commands(at place: Place, _ part: Part) -> [DisplayList.Command] {
    faintCommands(at: place, part.paint) + [
      command(
        at: place, cut.text, part, cut.isTextCutOut ? .inverse : [],
        pixels: path(of: "#", at: place))
    ]
  }

  /// Characters, and pixels that are as bright as they can be.
  private func command(
    at place: Place, _ text: String, _ part: Part, _ attributes: CharacterRun.Attributes = [],
    pixels: Path = Path()
  ) -> DisplayList.Command {
    var origin = place.cell
    origin.x += CGFloat(textColumns.lowerBound) * cell.width
    return .characters(
      CharacterRun(
        clusters: text.map { CharacterRun.Cluster(text: String($0), columns: 1) }, origin: origin,
        paint: part.paint, attributes: attributes, pixels: pixels, outline: part.outline))
  }

  private func faintCommands(at place: Place, _ paint: Paint) -> [DisplayList.Command] {
    let pixels = path(of: "o", at: place)
    guard !pixels.isEmpty else { return [] }
    let run = CharacterRun(
      clusters: [], origin: place.cell, paint: paint, pixels: pixels, outline: Path())
    return [.layer(Layer(opacity: Self.faintness, contents: DisplayList([.characters(run)])))]
  }

  /// The columns of the cut that its characters are in.
  private var textColumns: Range<Int> {
    let first = (cut.columns - cut.text.count) / 2
    return first..<first + cut.text.count
  }

  /// The pixels of a tone but for those that characters are cut out of.
  private func path(of tone: Character, at place: Place) -> Path {
    let origin = place.origin
    let (first, height) = (isLevel ? textLine : 0, cell.height / 2)
    var path = Path()
    for (row, line) in cut.pixels.enumerated() {
      for (column, pixel) in line.enumerated() where pixel == tone && !isCut(row, column) {
        path.addRect(
          CGRect(
            x: origin.x + CGFloat(column) * cell.width,
            y: origin.y + CGFloat(row - first) * height, width: cell.width, height: height))
      }
    }
    return path
  }

  /// The first of the two lines of pixels beside text.
  private var textLine: Int {
    isLow && cut.text.isEmpty ? (cut.pixels.count - 2) / 2 : cut.textLine
  }

  private func isCut(_ row: Int, _ column: Int) -> Bool {
    cut.isTextCutOut && (cut.textLine...cut.textLine + 1).contains(row)
      && textColumns.contains(column)
  }
}
