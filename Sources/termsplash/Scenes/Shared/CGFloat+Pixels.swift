import TermAnim

extension CGFloat {
  /// The length rounded to pixels of four points, so that edges at rest are crisp.
  var onPixels: CGFloat {
    (self / 4).rounded() * 4
  }
}
