import TermAnim

/// A time in minutes, seconds and hundredths.
struct TimeText: CustomStringConvertible {
  let description: String

  /// - Parameter seconds: Not negative.
  init(_ seconds: Double) {
    let hundredths = Int((seconds * 100).rounded(.down))
    let text = String(hundredths / 100 % 60)
    let fraction = String(hundredths % 100)
    description =
      "\(hundredths / 6000):\(text.count < 2 ? "0" : "")\(text)."
      + "\(fraction.count < 2 ? "0" : "")\(fraction)"
  }

  /// How fast time goes, and whether it does.
  @MainActor
  static func state(of performance: Performance) -> String {
    if performance.isPaused { return "paused" }
    return performance.rate < 1 ? "1/\(Int(1 / performance.rate))x" : "\(Int(performance.rate))x"
  }
}
