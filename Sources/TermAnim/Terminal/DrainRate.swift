/// How fast the terminal takes bytes, measured only while it lags behind.
struct DrainRate {
  /// Bytes a second; `nil` while the terminal keeps up, because then nobody knows its limit.
  private(set) var bytesPerSecond: Double?
  private var begin: Double?
  private var bytes = 0
  private var promptFrames = 0

  /// So many frames in a row that did not have to wait end a lag.
  private static let calm = 8

  /// The terminal takes no more for now.
  mutating func stall(at time: Double) {
    if begin == nil { (begin, bytes) = (time, 0) }
    promptFrames = 0
  }

  /// The terminal has taken `count` bytes.
  mutating func take(_ count: Int) {
    bytes += count
  }

  /// All bytes of a frame are taken.
  mutating func finish(at time: Double) {
    guard let start = begin else {
      promptFrames += 1
      if promptFrames >= Self.calm { bytesPerSecond = nil }
      return
    }
    begin = nil
    let measured = Double(bytes) / max(time - start, 1e-3)
    bytesPerSecond = bytesPerSecond.map { ($0 + measured) / 2 } ?? measured
  }

  /// Forgets a stall, because its bytes are given up.
  mutating func abandon() {
    begin = nil
  }
}
