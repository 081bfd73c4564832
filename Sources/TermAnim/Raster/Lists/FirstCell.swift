/// The cell that the first character of a run is put into.
struct FirstCell {
  /// How much less than half a cell counts as that, in pixels: places are sums of fractions.
  private static let columnSlack = 0.01
  /// The same between rows, where many texts rest: springs swing by as much before they end.
  private static let rowSlack = 0.09
  /// How far from its cell a run is taken to be a pixel away; what is nearer has most of the cell.
  private static let leastDrift = 0.75

  var column: Int
  let row: Int
  /// How many pixels below the cell the run would be: -1, 0 or 1.
  let drift: Int8

  /// The cell nearest to a place in pixels; halfway between two it is the one on the right and the
  /// lower one.
  init(x: Double, y: Double) {
    column = Int((x + Self.columnSlack).rounded())
    row = Int(((y + Self.rowSlack) / 2).rounded())
    let way = y - Double(2 * row)
    drift = abs(way) < Self.leastDrift ? 0 : way < 0 ? -1 : 1
  }
}
