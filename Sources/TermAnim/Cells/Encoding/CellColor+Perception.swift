extension CellColor {
  /// Whether another colour is at most so far away in OKLab.
  func isWithin(_ tolerance: Float, of other: CellColor) -> Bool {
    self == other
      || PerceivedColor(self).distanceSquared(to: PerceivedColor(other)) <= tolerance * tolerance
  }
}
