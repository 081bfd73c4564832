/// A glyph as its author drew it: middles of strokes and outlines of fills, on the grid.
///
/// Written in a small path language, one glyph a line, in the tables of `Glyphs`:
///
/// | word | meaning |
/// |---|---|
/// | `M x y` | start a stroke |
/// | `L x y` | straight on |
/// | `h x y` | a quarter of an ellipse that leaves horizontally and arrives vertically |
/// | `v x y` | a quarter of an ellipse that leaves vertically and arrives horizontally |
/// | `C x y x y x y` | a cubic: two controls, then the end |
/// | `z` | close the stroke |
/// | `. x y` | a dot |
/// | `@ name x y s` | another glyph of the table, `s` times as large and moved by x, y |
/// | `S` | what follows is stroked (so is what comes before any of these words) |
/// | `B` | what follows, which runs clockwise, is filled and its edge is stroked too |
/// | `F` | what follows is filled only; counterclockwise inside a `B` it is a hole |
struct GlyphSkeleton: Sendable {
  /// One step of a part.
  enum Segment: Hashable, Sendable {
    case move(GridPoint)
    case line(GridPoint)
    case arc(GridPoint, leavesHorizontally: Bool)
    case curve(GridPoint, GridPoint, GridPoint)
    case dot(GridPoint)
    case close
  }

  /// How a part is painted.
  enum Manner: Hashable, Sendable {
    case stroked
    case filledAndStroked
    case filled
  }

  /// Steps that are painted alike.
  struct Part: Hashable, Sendable {
    var manner: Manner
    var segments: [Segment]
  }

  var parts: [Part]

  /// The glyph with every point replaced.
  func map(_ transform: (GridPoint) -> GridPoint) -> GlyphSkeleton {
    GlyphSkeleton(
      parts: parts.map { part in
        Part(manner: part.manner, segments: part.segments.map { $0.map(transform) })
      })
  }
}

extension GlyphSkeleton {
  /// The glyph taken apart: each stroke, dot and fill by itself, in the order in which they are
  /// drawn.
  var pieces: [GlyphSkeleton] {
    parts.flatMap { part in
      let starts = part.segments.indices.filter { part.segments[$0].isStart }
      return zip(starts, starts.dropFirst() + [part.segments.count]).map { start, end in
        let piece = Part(manner: part.manner, segments: Array(part.segments[start..<end]))
        return GlyphSkeleton(parts: [piece])
      }
    }
  }
}

extension GlyphSkeleton.Segment {
  /// Whether nothing leads here from the step before.
  fileprivate var isStart: Bool {
    switch self {
    case .move, .dot: true
    case .line, .arc, .curve, .close: false
    }
  }

  /// Where the step ends; nil for a close.
  var end: GridPoint? {
    switch self {
    case .move(let end), .line(let end), .arc(let end, _), .curve(_, _, let end), .dot(let end):
      end
    case .close: nil
    }
  }

  fileprivate func map(_ transform: (GridPoint) -> GridPoint) -> Self {
    switch self {
    case .move(let end): .move(transform(end))
    case .line(let end): .line(transform(end))
    case .arc(let end, let horizontal): .arc(transform(end), leavesHorizontally: horizontal)
    case .curve(let first, let second, let end):
      .curve(transform(first), transform(second), transform(end))
    case .dot(let end): .dot(transform(end))
    case .close: .close
    }
  }
}
