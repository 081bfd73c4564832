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
}
