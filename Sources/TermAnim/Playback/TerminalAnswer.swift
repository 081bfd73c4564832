import Foundation

/// What a terminal answered when it was asked what it can do.
@MainActor
struct TerminalAnswer {
  let size: TerminalSize
  let capabilities: TerminalCapabilities
  /// Whether the depth of colours is its own word.
  let toldColorDepth: Bool
  let cellPixels: SIMD2<Double>?
  /// Seconds until all answers were there; nil when they did not come in time.
  let roundTrip: Double?
  /// Bytes a second, where the terminal lagged.
  let drainRate: Double?

  /// How long answers are waited for, in seconds.
  private static let patience = 0.2

  /// Waits for the answers to the questions that `session` has asked.
  init(of session: TerminalSession) {
    let (start, assumed) = (FrameClock.now, session.capabilities)
    while !session.probe.isComplete, FrameClock.now - start < Self.patience {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
    roundTrip = session.probe.isComplete ? FrameClock.now - start : nil
    capabilities = session.probe.capabilities
    toldColorDepth = capabilities.output.colorDepth != assumed.output.colorDepth
    (size, cellPixels) = (session.size, session.probe.cellPixels)
    drainRate = session.drainRate
  }
}
