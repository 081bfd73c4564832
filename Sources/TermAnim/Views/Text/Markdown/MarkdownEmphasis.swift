/// What has been read of a text, with the marks that may turn out to be emphasis.
///
/// The algorithm of CommonMark's appendix, "process emphasis", on a list that does not shrink.
struct MarkdownEmphasis {
  static let marks: Set<Character> = ["*", "_", "~"]

  private struct Node {
    var piece: TextPiece
    var run: Run?
  }

  /// Marks in a row that have not been used up.
  private struct Run {
    let mark: Character
    let opens: Bool
    let closes: Bool
    let length: Int
    var count: Int

    /// Whether marks that both open and close stand in the way of a pair.
    func isBarred(from closer: Run) -> Bool {
      guard closes || closer.opens, mark != "~" else { return false }
      return (length + closer.length).isMultiple(of: 3)
        && !(length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
    }
  }

  /// What a search for an opener has in common with those that found nothing.
  private struct Search: Hashable {
    let mark: Character
    let opens: Bool
    let length: Int
  }

  private var nodes: [Node] = []

  mutating func append(_ piece: TextPiece) {
    nodes.append(Node(piece: piece))
  }

  /// Adds `count` times `mark`, between two neighbours.
  mutating func append(run mark: Character, count: Int, before: MarkdownSide, after: MarkdownSide) {
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    let isWordBound = mark == "_"
    let run = Run(
      mark: mark, opens: isLeft && (!isWordBound || !isRight || before == .punctuation),
      closes: isRight && (!isWordBound || !isLeft || after == .punctuation), length: count,
      count: count)
    let isUsable = mark != "~" || count <= 2
    nodes.append(Node(piece: TextPiece(text: ""), run: run))
    if !isUsable { spell(nodes.count - 1) }
  }

  /// The text, with the emphasis that marks make.
  mutating func pieces() -> [TextPiece] {
    var bottoms: [Search: Int] = [:]
    var open: [Int] = []
    for index in nodes.indices {
      while let closer = nodes[index].run, closer.closes, closer.count > 0 {
        let search = Search(mark: closer.mark, opens: closer.opens, length: closer.length % 3)
        let bottom = bottoms[search] ?? 0
        guard let place = opener(of: closer, among: open, from: bottom) else {
          bottoms[search] = index
          break
        }
        emphasize(from: open[place], to: index)
        let isSpent = nodes[open[place]].run?.count == 0
        open.removeSubrange((isSpent ? place : place + 1)...)
      }
      if let run = nodes[index].run, run.opens, run.count > 0 { open.append(index) }
    }
    for index in nodes.indices where nodes[index].run != nil { spell(index) }
    return nodes.map(\.piece).filter { !$0.text.isEmpty || !$0.isPlain }
  }

  /// The last of the nodes `open` from `bottom` on that pairs with `closer`, by its place in them.
  private func opener(of closer: Run, among open: [Int], from bottom: Int) -> Int? {
    for place in open.indices.reversed() {
      if open[place] < bottom { return nil }
      if pairs(open[place], with: closer) { return place }
    }
    return nil
  }

  private func pairs(_ opener: Int, with closer: Run) -> Bool {
    guard let run = nodes[opener].run, run.mark == closer.mark, run.count > 0 else { return false }
    return run.mark == "~" ? run.count == closer.count : !run.isBarred(from: closer)
  }

  /// Uses up marks of two runs for what is between them.
  private mutating func emphasize(from opener: Int, to closer: Int) {
    guard let first = nodes[opener].run, let second = nodes[closer].run else { return }
    let used = min(first.count, second.count, 2)
    for index in (opener + 1)..<closer { nodes[index].piece.emphasize(first.mark, used) }
    nodes[opener].run?.count -= used
    nodes[closer].run?.count -= used
    for index in (opener + 1)..<closer where nodes[index].run != nil { spell(index) }
  }

  /// Makes marks text that were not used.
  private mutating func spell(_ index: Int) {
    guard let run = nodes[index].run else { return }
    nodes[index].piece.text = String(repeating: run.mark, count: run.count)
    nodes[index].run = nil
  }
}

extension TextPiece {
  /// Gives the piece the style of `count` times `mark`, where it has none of that kind.
  fileprivate mutating func emphasize(_ mark: Character, _ count: Int) {
    switch (mark, count) {
    case ("~", _):
      styling.strikethrough = styling.strikethrough ?? TextStyling.Rule(isActive: true)
    case (_, 2): styling.isBold = styling.isBold ?? true
    default: styling.isItalic = styling.isItalic ?? true
    }
  }
}
