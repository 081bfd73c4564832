/// A part of a linear gradient in which channels grow evenly from pixel to pixel.
///
/// In whole numbers, so that a pixel's colour follows from its place alone, wherever in a row one
/// begins.
struct EvenPiece {
  /// Places from a gradient's start to its end.
  static let length = 1 << 26
  /// Columns after which channels are worked out anew, since their growth is rounded: an eighth of
  /// a step of 255 is the most that is lost until then.
  static let span = 64

  /// The place that it ends before.
  let end: Int
  /// Whether all of it has one colour.
  let isPlain: Bool
  /// How channels grow from place to place.
  private let red: Line
  private let green: Line
  private let blue: Line
  /// What a pixel's channels grow by to the next pixel's.
  private let growth: ChannelQuad
  /// What four pixels' channels grow by to the next four pixels'.
  let leap: ChannelQuad

  /// The part of a gradient whose place grows by `step` from column to column.
  init(_ piece: GradientPiece, step: Int) {
    end = Self.place(piece.end)
    red = Line(piece, piece.first.x, piece.last.x)
    green = Line(piece, piece.first.y, piece.last.y)
    blue = Line(piece, piece.first.z, piece.last.z)
    isPlain = piece.first == piece.last
    growth = ChannelQuad(
      red: red.growth(over: step), green: green.growth(over: step),
      blue: blue.growth(over: step), opacity: 0)
    leap = growth * 4
  }

  private static func place(_ location: Double) -> Int {
    location.isInfinite ? .max : Int((location * Double(length)).rounded())
  }
}

extension EvenPiece {
  /// Four pixels of one span, the first of which is so many columns after the span's beginning,
  /// which has `place`.
  @inline(__always)
  func quad(at place: Int, columns: Int) -> ChannelQuad {
    let first = ChannelQuad(
      red: red.value(at: place), green: green.value(at: place), blue: blue.value(at: place),
      opacity: 0xFF00)
    return first.grown(by: growth, times: columns)
  }
}

extension EvenPiece {
  /// How a channel grows, in 1/2^40 of a step of 255, and half a step more, so that to cut is to
  /// round.
  private struct Line {
    /// At place 0, as if the piece reached there.
    let start: Int
    let slope: Int

    /// The growth along a piece from one value to another, from 0 to 255.
    init(_ piece: GradientPiece, _ first: Double, _ last: Double) {
      let length = (piece.end - piece.start) * Double(EvenPiece.length)
      slope = first == last ? 0 : Int(((last - first) * 0x1p40 / length).rounded())
      let place = slope == 0 ? 0 : EvenPiece.place(piece.start)
      start = Int((first + 0.5) * 0x1p40) &- slope &* place
    }

    /// In 1/256 of a step, modulo 2^16.
    @inline(__always)
    func value(at place: Int) -> Int {
      (start &+ slope &* place) >> 32
    }

    /// In 1/256 of a step, rounded.
    func growth(over places: Int) -> Int {
      (slope &* places &+ 0x8000_0000) >> 32
    }
  }
}
