import Foundation
import TermAnim

/// Frames as a picture that moves.
struct PictureRecording: FrameRecording {
  /// Pixels of the picture along one side of a pixel of the screen.
  let magnification: Int
  private var file = MovingPNGFile()

  init(magnification: Int) {
    self.magnification = magnification
  }

  mutating func append(_ renderer: FrameRenderer) {
    file.append(renderer.image(magnification: magnification), at: renderer.elapsed)
  }

  func data(endingAt seconds: Double) -> Data {
    file.data(endingAt: seconds)
  }
}
