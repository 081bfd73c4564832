import TermAnim

extension CGFloat {
  /// The length rounded to whole pixels of so many points, so that edges at rest are crisp.
  ///
  /// Lengths across have pixels of another size than those down: see `terminalPixel`.
  func onPixels(of pixel: CGFloat) -> CGFloat {
    (self / pixel).rounded() * pixel
  }

  /// The length rounded so that in the middle of `room` both of its ends are on whole pixels.
  ///
  /// Of a room of whole pixels it is whole pixels, too, and at most two of them longer or shorter.
  func onPixels(of pixel: CGFloat, inMiddleOf room: CGFloat) -> CGFloat {
    room - 2 * ((room - self) / 2).onPixels(of: pixel)
  }
}
