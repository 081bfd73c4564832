import Foundation
import OpenCombine
import Testing

@testable import TermAnim

struct PublisherTests {
  /// Runs a run loop of its own until `condition` holds, or until it surely never will.
  private func runLoop(until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    while !condition(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
  }

  @Test func `a timer sends dates in order from when somebody listens`() {
    var dates: [Date] = []
    let subscription = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
      .sink { dates.append($0) }
    runLoop { dates.count >= 3 }
    subscription.cancel()
    #expect(dates.count >= 3)
    #expect(dates == dates.sorted())
  }

  @Test func `the first date comes when the interval is over`() {
    var dates: [Date] = []
    let start = Date()
    let subscription = Timer.publish(every: 0.05, on: .current, in: .default).autoconnect()
      .sink { dates.append($0) }
    runLoop { !dates.isEmpty }
    subscription.cancel()
    #expect(!dates.isEmpty && dates.allSatisfy { $0.timeIntervalSince(start) > 0.04 })
  }

  @Test func `a timer that nobody connected is silent`() {
    var count = 0
    let subscription = Timer.publish(every: 0.001, on: .current, in: .default)
      .sink { _ in count += 1 }
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    subscription.cancel()
    #expect(count == 0)
  }

  @Test func `a cancelled timer is silent, and all its subscribers share one`() {
    var (first, second) = (0, 0)
    let publisher = Timer.publish(every: 0.001, on: .current, in: .default)
    let subscriptions = [publisher.sink { _ in first += 1 }, publisher.sink { _ in second += 1 }]
    let connection = publisher.connect()
    runLoop { first >= 2 }
    #expect(first == second)
    connection.cancel()
    let last = first
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    #expect(first == last && last >= 2)
    #expect(subscriptions.count == 2)
  }

  @Test func `a timer goes on when nobody keeps what would stop it`() {
    let publisher = Timer.publish(every: 0.001, on: .current, in: .default)
    var count = 0
    let subscription = publisher.sink { _ in count += 1 }
    _ = publisher.connect()
    runLoop { count >= 2 }
    #expect(count >= 2)
    publisher.connect().cancel()
    let last = count
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    #expect(count == last)
    subscription.cancel()
  }

  @Test func `a notification reaches those who listen to its name and object`() {
    let center = NotificationCenter()
    let (name, sender) = (Notification.Name("changed"), NSObject())
    var (fromAny, fromSender) = (0, 0)
    let any = center.publisher(for: name).sink { _ in fromAny += 1 }
    let one = center.publisher(for: name, object: sender).sink { _ in fromSender += 1 }
    center.post(name: name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: sender)
    #expect(fromAny == 2 && fromSender == 1)
    any.cancel()
    center.post(name: name, object: sender)
    #expect(fromAny == 2 && fromSender == 2)
    one.cancel()
  }

  @Test func `an observation that has ended passes nothing on`() {
    let center = NotificationCenter()
    let notifications = PassthroughSubject<Notification, Never>()
    var count = 0
    let subscription = notifications.sink { _ in count += 1 }
    let source = center.publisher(for: Notification.Name("changed"))
    let observation = NotificationObservation(of: source, sendingTo: notifications)
    center.post(name: source.name, object: nil)
    observation.end()
    center.post(name: source.name, object: nil)
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func `a value received on a run loop comes later, and in order`() {
    var received: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.receive(on: RunLoop.current).sink { received.append($0) }
    for value in 1...3 { subject.send(value) }
    #expect(received.isEmpty)
    runLoop { received.count == 3 }
    #expect(received == [1, 2, 3])
    subscription.cancel()
  }

  @Test func `debouncing on a run loop lets the last value through`() {
    var received: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.debounce(for: .milliseconds(5), scheduler: RunLoop.current)
      .sink { received.append($0) }
    for value in 1...3 { subject.send(value) }
    runLoop { !received.isEmpty }
    #expect(received == [3])
    subscription.cancel()
  }

  @Test func `values are decoded on their way`() throws {
    var names: [[String]] = []
    let subscription = Just(Data(#"["a","b"]"#.utf8)).decode(
      type: [String].self, decoder: JSONDecoder()
    ).sink(receiveCompletion: { _ in }, receiveValue: { names.append($0) })
    #expect(names == [["a", "b"]])
    subscription.cancel()
  }

  @Test func `strides of a run loop add up in seconds`() {
    let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    let end = start.advanced(by: .milliseconds(1_500) + .seconds(2) - .microseconds(500_000))
    #expect(end.date.timeIntervalSinceReferenceDate == 13)
    #expect(start.distance(to: end) == 3)
    #expect(RunLoop.SchedulerTimeType.Stride.nanoseconds(2_000_000_000) == .seconds(2.0))
  }
}
