import Testing

@testable import TermAnim

struct EventLogTests {
  private func frame(at time: Double) -> EventLog.Entry {
    EventLog.Entry(time: FrameTime(seconds: time), event: .frame)
  }

  private func log(_ times: Double...) -> EventLog {
    var log = EventLog()
    for time in times { log.append(frame(at: time)) }
    return log
  }

  @Test func `what happened after a moment is forgotten, what happened at it is not`() {
    var log = log(1, 2, 2, 3)
    log.removeAll(after: FrameTime(seconds: 2))
    #expect(log.entries.map(\.time.seconds) == [1, 2, 2])
    log.removeAll(after: .zero)
    #expect(log.entries.isEmpty)
  }

  @Test func `entries have times as far as there are any`() {
    #expect(log(1, 2).time(ofEntry: 1)?.seconds == 2)
    #expect(log(1, 2).time(ofEntry: 2) == nil)
  }

  @Test func `an entry takes no more than its time and a reference`() {
    #expect(MemoryLayout<EventLog.Entry>.stride <= 16)
  }

  @Test func `going back in time is a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      var log = EventLog()
      log.append(EventLog.Entry(time: FrameTime(seconds: 2), event: .frame))
      log.append(EventLog.Entry(time: FrameTime(seconds: 1), event: .frame))
    }
  }
}
