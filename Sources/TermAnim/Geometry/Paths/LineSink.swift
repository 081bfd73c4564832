import Foundation

/// Takes the straight edges that a flattened outline is made of.
///
/// Callers are generic over the sink, so that within this module each one is specialised and no
/// call is dynamic. Points are in whatever space the flattening's transform leads to.
protocol LineSink {
  mutating func move(to point: CGPoint)
  mutating func line(to point: CGPoint)
  /// Ends the subpath with an edge back to its start.
  mutating func close()
  /// Takes lines that follow each other, whose ends are still to be mapped: as many as it can, from
  /// the first, which is the result.
  ///
  /// What it leaves comes one by one; the default takes none.
  mutating func takeLines(
    to points: UnsafePointer<CGPoint>, count: Int, through map: PlaneMap
  ) -> Int
}

extension LineSink {
  @inline(__always)
  mutating func takeLines(
    to points: UnsafePointer<CGPoint>, count: Int, through map: PlaneMap
  ) -> Int { 0 }
}
