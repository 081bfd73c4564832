import Foundation

extension Performance {
  /// The moment on the screen, in seconds from the beginning.
  public var time: Double { run.graph.time.seconds }

  /// The latest moment that there has been, in seconds; later than `time` after turning back.
  public var duration: Double { extent.seconds }

  /// Seconds of the program that pass in one second while it plays.
  public var rate: Double { transport.rate }

  /// Whether time stands still.
  public var isPaused: Bool { transport.isPaused }

  /// Stops time at the moment on the screen, or lets it go on from there.
  public func setPaused(_ paused: Bool) {
    let host = hostNow()
    transport.setPaused(paused, at: host)
    transport.seek(to: run.graph.time, at: host)
  }

  /// Changes the speed to one of those between a sixteenth and eight times, `steps` places faster.
  public func changeRate(by steps: Int) {
    let rates = Transport.rates
    let index = rates.indices.min { abs(rates[$0] - rate) < abs(rates[$1] - rate) } ?? 0
    setRate(rates[min(max(index + steps, 0), rates.count - 1)])
  }

  /// Changes the speed; one that is not positive and finite is ignored.
  public func setRate(_ rate: Double) {
    transport.setRate(rate, at: hostNow())
  }

  /// Shows the moment at `seconds`, at most the latest there has been; NaN is the beginning.
  ///
  /// Exact: the program runs again from its beginning, or from that of a chapter, through what
  /// happened to it. Takes time in proportion to what happened and what moved since then.
  public func seek(to seconds: Double) {
    turn(to: FrameTime(seconds: seconds > 0 ? min(seconds, duration) : 0))
  }

  /// Begins again, as if nothing had happened.
  public func startAgain() {
    forgetTime()
    turn(to: .zero)
  }

  /// Stops time, and shows the moment `count` frames later, or earlier when it is negative.
  public func step(by count: Int) {
    setPaused(true)
    let frame = (time / frameInterval).rounded() + Double(count)
    turn(to: FrameTime(seconds: max(0, frame * frameInterval)))
  }
}
