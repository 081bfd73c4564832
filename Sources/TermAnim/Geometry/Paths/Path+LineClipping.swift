import Foundation

extension Path {
  /// The parts of the path's lines that are inside `other`.
  ///
  /// Lines stay open, and rings of which nothing is cut off closed; curves become chords as in
  /// `intersection(_:eoFill:)`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(thatAreInside: true, of: other, eoFill: eoFill)
  }

  /// The parts of the path's lines that are not inside `other`.
  ///
  /// Lines stay open, and rings of which nothing is cut off closed; curves become chords as in
  /// `intersection(_:eoFill:)`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(thatAreInside: false, of: other, eoFill: eoFill)
  }

  private func lines(thatAreInside: Bool, of other: Path, eoFill: Bool) -> Path {
    let tolerance = chordTolerance(with: other)
    var border = ChordCollector()
    other.flatten(tolerance: tolerance, into: &border)
    border.close()
    var clipper = LineClipper(
      border: border.chords, keeps: { other.contains($0, eoFill: eoFill) == thatAreInside })
    flatten(tolerance: tolerance, into: &clipper)
    clipper.finish()
    return clipper.path
  }
}
