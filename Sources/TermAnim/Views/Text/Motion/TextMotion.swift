import Foundation

/// The way of a text from what it was to what it is.
enum TextMotion {
  /// What is not in both fades out and in.
  case fade(TextFade)
  /// Glyphs that stay move to their new places.
  case shift(GlyphShift)
  /// Glyphs that change roll, line by line.
  case reels([GlyphReels])

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    switch self {
    case .fade(var fade):
      defer { self = .fade(fade) }
      return fade.step(to: time)
    case .shift(var shift):
      defer { self = .shift(shift) }
      return shift.step(to: time)
    case .reels(var lines):
      defer { self = .reels(lines) }
      var isRunning = false
      for index in lines.indices where lines[index].step(to: time) { isRunning = true }
      return isRunning
    }
  }

  /// What the text looks like on its way, its corner at `origin`.
  func commands(at origin: CGPoint, with painter: TextPainter) -> [DisplayList.Command] {
    switch self {
    case .fade(let fade): fade.commands(at: origin, with: painter)
    case .shift(let shift): shift.commands(at: origin, with: painter)
    case .reels(let lines): lines.flatMap { $0.commands(at: origin, with: painter) }
    }
  }
}
