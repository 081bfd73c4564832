/// A point of the grid that glyphs are drawn on: x to the right, y up from the baseline.
///
/// One unit is a twelfth of a capital letter's height, measured between the middles of its
/// strokes; x-height is 8, capitals 12, ascenders 13, descenders -4.
struct GridPoint: Hashable, Sendable {
  var x: Double
  var y: Double
}
