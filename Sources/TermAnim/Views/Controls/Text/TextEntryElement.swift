import Foundation

/// The element of a `TextEntryLine`: it takes all the width it is offered, and a row.
final class TextEntryElement: LeafElement, Pressable {
  private var line: TextEntryLine
  private var clusters: [CharacterRun.Cluster]
  private var environment: EnvironmentValues
  private var window = TextWindow()

  init(
    _ line: TextEntryLine, environment: EnvironmentValues, graph: ViewGraph,
    scope: TransactionScope
  ) {
    (self.line, self.environment) = (line, environment)
    clusters = line.clusters
    super.init(graph: graph, scope: scope)
  }

  func update(to line: TextEntryLine, environment: EnvironmentValues) {
    let cell = cell
    (self.line, self.environment) = (line, environment)
    clusters = line.clusters
    if cell != self.cell { setNeedsLayout() }
    redraw()
  }

  private var cell: CGSize {
    let scale = environment.pixelsPerPoint
    return CGSize(width: 1 / max(scale.width, 1e-6), height: 2 / max(scale.height, 1e-6))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = cell.width * 4
    return CGSize(width: max(proposal.width ?? cell.width * 20, least), height: cell.height)
  }

  override func commands(in frame: CGRect) -> [DisplayList.Command] {
    let columns = columns(in: frame)
    window.show(
      line.isEdited ? line.entry.cursor : 0, in: clusters.map(\.columns), columns: columns)
    let frame = frame.offsetBy(dx: CGFloat(lead(of: columns)) * cell.width, dy: 0)
    var commands: [DisplayList.Command] = []
    if line.isEdited, !line.entry.caret.marked.isEmpty {
      commands.append(mark(in: frame, columns: columns))
    } else if line.showsCursor {
      commands.append(cursor(in: frame))
    }
    if clusters.isEmpty {
      commands += run(line.prompt.map(CharacterRun.Cluster.init), columns, opacity: 0.5, frame)
    } else {
      commands += run(Array(clusters.dropFirst(window.first)), columns, opacity: 1, frame)
    }
    return commands
  }

  private func columns(in frame: CGRect) -> Int {
    Int(max(1, min(frame.width / cell.width, 1e4)))
  }

  /// How many columns are free before the text, or its prompt, where it is aligned so.
  private func lead(of columns: Int) -> Int {
    let shown = clusters.isEmpty ? line.prompt.map(CharacterRun.Cluster.init) : clusters
    let free = max(0, columns - shown.columns - (line.showsCursor ? 1 : 0))
    return switch environment.textFlow.side {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }

  /// As many of `clusters` as there is room for.
  private func run(
    _ clusters: [CharacterRun.Cluster], _ columns: Int, opacity: Double, _ frame: CGRect
  ) -> [DisplayList.Command] {
    var room = columns
    let shown = clusters.prefix {
      room -= $0.columns
      return room >= 0
    }
    guard !shown.isEmpty else { return [] }
    let paint = environment.foregroundStyle.paint(in: environment)
      .multiplyingOpacity(by: opacity)
    return [
      .characters(
        CharacterRun(
          clusters: Array(shown), origin: frame.origin, paint: paint.paint(in: frame)))
    ]
  }

  /// The cells of the characters that are marked, as far as they show, in a pale tint.
  private func mark(in frame: CGRect, columns: Int) -> DisplayList.Command {
    let marked = line.entry.caret.marked
    let start = clusters[..<max(marked.lowerBound, window.first)].dropFirst(window.first)
    let shown = clusters[..<marked.upperBound].dropFirst(window.first + start.count)
    let left = min(start.columns, columns)
    let width = min(shown.columns, columns - left)
    let box = CGRect(
      x: frame.minX + CGFloat(left) * cell.width, y: frame.minY,
      width: CGFloat(width) * cell.width, height: cell.height)
    let paint = Color.accentColor.opacity(0.35).paint(in: environment)
    return .fill(Path(box), paint.paint(in: box), FillStyle())
  }

  /// The cell of the character that the cursor is before, in the tint.
  private func cursor(in frame: CGRect) -> DisplayList.Command {
    let columns = clusters[window.first..<line.entry.cursor].columns
    let width = line.entry.cursor < clusters.count ? clusters[line.entry.cursor].columns : 1
    let box = CGRect(
      x: frame.minX + CGFloat(columns) * cell.width, y: frame.minY,
      width: CGFloat(width) * cell.width, height: cell.height)
    return .fill(
      Path(box), Color.accentColor.paint(in: environment).paint(in: box), FillStyle())
  }

  // MARK: Pointing

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    if enclosingField?.isEnabled == true { path.append(self) }
    return true
  }

  var usesHolding: Bool { true }

  private(set) lazy var participant: GestureParticipant? =
    CallbackRecognizer(followingPressesOf: self) { [weak self] in self?.follow($0) }

  /// Gives the field the focus, and puts the cursor before the character that was pressed; the
  /// pointer then marks what it passes over.
  private func follow(_ press: Press) {
    switch press.phase {
    case .began:
      graph.focus.move(to: enclosingField)
      line.placeCursor(place(at: press.location.x), false)
    case .moved: line.placeCursor(place(at: press.location.x), true)
    default: break
    }
  }

  private var enclosingField: FocusableElement? { nearest() }

  /// The number of the character at `x` points from the left edge.
  private func place(at x: CGFloat) -> Int {
    let lead = lead(of: columns(in: frame))
    var columns = max(0, Int(max(0, min(x / cell.width, 1e4))) - lead)
    var place = window.first
    while place < clusters.count, columns >= clusters[place].columns {
      columns -= clusters[place].columns
      place += 1
    }
    return place
  }
}

extension Collection<CharacterRun.Cluster> {
  /// How many columns all of them take.
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}
