public import Foundation
public import OpenCombine

extension Timer {
  /// Sends the date again and again while it is connected; all subscribers share one timer.
  ///
  /// `lock` protects the timer.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds from one date to the next.
    public let interval: TimeInterval
    /// Seconds by which a date may be late.
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?

    private let dates = PassthroughSubject<Date, Never>()
    private let lock = NSLock()
    private var timer: Timer?

    /// A publisher that waits to be connected; the parameters are those of `Timer.publish`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Starts the timer, unless it runs already, and returns what stops it when it is cancelled,
    /// and not when it is let go.
    public func connect() -> any Cancellable {
      lock.withLock {
        if timer == nil { timer = start() }
      }
      return Connection(publisher: self)
    }

    /// What stops the timer.
    private struct Connection: Cancellable {
      let publisher: TimerPublisher

      func cancel() {
        publisher.stop()
      }
    }

    private func start() -> Timer {
      // A timer that is given no date fires at once here.
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true
      ) { _ in self.dates.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return timer
    }

    fileprivate func stop() {
      let stopped = lock.withLock {
        defer { timer = nil }
        return timer
      }
      stopped?.invalidate()
    }
  }
}
