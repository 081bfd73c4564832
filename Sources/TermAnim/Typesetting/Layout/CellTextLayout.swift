import Foundation

/// A text broken into lines of the terminal's own characters.
///
/// Everything is in whole cells from the text's top left corner.
struct CellTextLayout: Hashable, Sendable {
  /// A part of a text.
  struct Span: Hashable, Sendable {
    var text: String
    /// Columns left free after each of its characters but the last of a line.
    var gap = 0
  }

  /// One grapheme cluster.
  struct Cluster: Hashable, Sendable {
    var text: String
    /// 1 or 2.
    var columns: Int
    /// Columns left free after it.
    var gap = 0
    /// The text it comes from.
    var span: Int
  }

  /// One line.
  struct Line: Hashable, Sendable {
    var clusters: [Cluster]
    /// Columns to the left of the line.
    var column = 0

    var columns: Int { clusters.reduce(0) { $0 + $1.columns + $1.gap } }
  }

  /// Top to bottom; empty for an empty text.
  private(set) var lines: [Line] = []
  /// Whether an ellipsis stands for part of the text.
  private(set) var isTruncated = false

  /// The columns of the longest line.
  var columns: Int { lines.map { $0.column + $0.columns }.max() ?? 0 }

  /// Lays `text` out in lines of at most `columns`, each as full as can be.
  ///
  /// A cluster wider than the room has a line to itself. Takes time in proportion to the number of
  /// characters.
  init(
    _ text: CellText, columns room: Int, lineLimit: Int? = nil,
    alignment: TextAlignment = .leading, truncation: TextTruncation = .tail
  ) {
    let room = max(room, 1)
    var start = 0
    var starts: [Int] = []
    while start < text.clusters.count {
      starts.append(start)
      start = text.end(ofLineFrom: start, columns: room)
    }
    if text.breaks.last == .mandatory { starts.append(start) }
    let limit = lineLimit.map { max($0, 1) } ?? .max
    isTruncated = starts.count > limit
    let ends = starts.dropFirst() + [text.clusters.count]
    lines = zip(starts, ends).prefix(limit).map { start, end in
      Line(clusters: text.visible(start..<end, columns: room))
    }
    if isTruncated {
      let paragraph = text.visible(
        text.paragraph(from: starts[limit - 1]), columns: .max)
      lines[limit - 1].clusters = Self.shortened(paragraph, to: room, truncation)
    }
    for index in lines.indices { lines[index].endGap() }
    align(alignment)
  }

  private mutating func align(_ alignment: TextAlignment) {
    let widest = columns
    for index in lines.indices {
      let free = CGFloat(widest - lines[index].columns)
      lines[index].column = Int((free * alignment.fraction).rounded(.down))
    }
  }

  /// As many clusters as fit together with the ellipsis, without spaces beside it.
  private static func shortened(
    _ line: [Cluster], to columns: Int, _ truncation: TextTruncation
  ) -> [Cluster] {
    var (front, back): (ArraySlice<Cluster>, ArraySlice<Cluster>) = ([], [])
    var (rest, room) = (line[...], columns - 1)
    var takesFront = truncation != .head
    while let next = takesFront ? rest.first : rest.last, next.columns + next.gap <= room {
      room -= next.columns + next.gap
      if takesFront {
        front.append(rest.removeFirst())
      } else {
        back.insert(rest.removeLast(), at: back.startIndex)
      }
      if truncation == .middle { takesFront.toggle() }
    }
    while front.last?.text == " " { front.removeLast() }
    while back.first?.text == " " { back.removeFirst() }
    let span = front.last?.span ?? back.first?.span ?? line.first?.span ?? 0
    return front + [Cluster(text: "\u{2026}", columns: 1, span: span)] + back
  }
}

extension CellTextLayout.Line {
  /// Leaves nothing free after the last cluster.
  fileprivate mutating func endGap() {
    if !clusters.isEmpty { clusters[clusters.count - 1].gap = 0 }
  }
}
