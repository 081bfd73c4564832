import Foundation

/// What stands for rows of a lazy container that are not made: as high as they are guessed to be,
/// with nothing to be seen.
final class UnmadeRows: Element {
  private(set) weak var source: (any LazyRowSource)?
  /// The places of the rows among those of their `ForEach`.
  var rows = 0..<0 {
    didSet { if rows != oldValue { setNeedsLayout() } }
  }
  /// How many views there are to a row, as far as rows are made.
  var density = 1.0 {
    didSet { if density != oldValue { setNeedsLayout() } }
  }
  /// How high the rows are guessed to be.
  var guess: LazyGuess {
    didSet { setNeedsLayout() }
  }

  init(of source: any LazyRowSource, guess: LazyGuess, scope: TransactionScope) {
    (self.source, self.guess) = (source, guess)
    super.init(graph: source.graph, scope: scope)
    standsForUnmadeRows = true
  }

  override var traits: ElementTraits {
    var traits = ElementTraits()
    traits.layoutValues[ObjectIdentifier(UnmadeRowsKey.self)] = rows.count
    return traits
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 0, height: guess.height(of: views))
  }

  private var views: Double { density * Double(rows.count) }

  /// The places of the rows that are guessed to be in a part of the axis, where the first begins at
  /// `top`.
  func rows(in range: ClosedRange<CGFloat>, from top: CGFloat) -> Range<Int> {
    let first = place(at: range.lowerBound - top)
    let end = max(first, place(at: range.upperBound - top) + 1)
    return (first..<end).clamped(to: rows)
  }

  /// Where the row at a place is guessed to begin, from where the first one does.
  func offset(of place: Int) -> CGFloat {
    CGFloat(place - rows.lowerBound) * rowHeight
  }

  /// The place of the row that is guessed to be so far from where the first one begins.
  func place(at offset: CGFloat) -> Int {
    let index = (offset / rowHeight).rounded(.down)
    return rows.lowerBound + Int(min(max(index, 0), CGFloat(rows.count)))
  }

  private var rowHeight: CGFloat { max(density * guess.pitch, 1) }
}

extension Element {
  /// The size of what stands for rows that are not made, whatever is put around it: the room for a
  /// view is not that for many.
  final func unmadeSize(_ proposal: ProposedViewSize) -> CGSize {
    (self as? WrapperElement)?.content.size(for: proposal) ?? measure(proposal)
  }
}

/// How many rows a view stands for that are not made; nil for a view that is one.
enum UnmadeRowsKey: LayoutValueKey {
  static var defaultValue: Int? { nil }
}
