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

  /// How fast time goes, unless it goes as it always does, and whether it stands still.
  @MainActor
  static func state(of performance: Performance) -> [String] {
    (performance.isPaused ? ["paused"] : [])
      + (performance.rate == 1 ? [] : [speed(performance.rate)])
  }

  /// A speed, in seconds a second and positive: a fraction where it is one part of a whole, else a
  /// number of three digits.
  static func speed(_ rate: Double) -> String {
    let parts = (1 / rate).rounded()
    return rate < 1 && abs(rate * parts - 1) < 1e-9
      ? "1/\(Int(parts))x" : String(format: "%.3gx", rate)
  }
}
