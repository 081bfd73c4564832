import Foundation
import TermAnim

/// Frames one after the other, on their way into a file.
@MainActor
protocol FrameRecording {
  /// Adds the present moment of a renderer.
  mutating func append(_ renderer: FrameRenderer)

  /// The file, which shows the last frame until `seconds` have passed.
  func data(endingAt seconds: Double) -> Data
}

extension Asciicast: FrameRecording {}
