import TermAnim

/// Statistics in words and numbers of constant width.
struct InspectorText {
  let lines: [(name: String, value: String)]

  init(_ statistics: FrameStatistics) {
    lines = [
      ("frames/s", Self.number(statistics.framesPerSecond, digits: 0)),
      ("views", Self.milliseconds(statistics.viewSeconds)),
      ("pixels", Self.milliseconds(statistics.rasterSeconds)),
      ("bytes", Self.milliseconds(statistics.encodingSeconds)),
      ("frame", "\(statistics.bytes) B"),
      ("dropped", "\(statistics.droppedCount)"),
      ("moving", "\(statistics.animatorCount)"),
    ]
  }

  private static func milliseconds(_ seconds: Double) -> String {
    number(seconds * 1000, digits: 2) + " ms"
  }

  private static func number(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
