import Testing

@testable import TermAnim

struct TransportTests {
  @Test func `time follows the host from zero`() {
    let transport = Transport(startingAt: 100)
    #expect(transport.time(at: 100).seconds == 0)
    #expect(transport.time(at: 102.5).seconds == 2.5)
  }

  @Test func `time before the start is zero`() {
    #expect(Transport(startingAt: 100).time(at: 99).seconds == 0)
  }

  @Test func `a pause leaves out the seconds it lasted`() {
    var transport = Transport(startingAt: 0)
    transport.setPaused(true, at: 3)
    #expect(transport.time(at: 10).seconds == 3)
    transport.setPaused(false, at: 10)
    #expect(transport.time(at: 11).seconds == 4)
  }

  @Test func `a change of speed does not move the present moment`() {
    var transport = Transport(startingAt: 0)
    transport.setRate(4, at: 2)
    #expect(transport.time(at: 2).seconds == 2)
    #expect(transport.time(at: 3).seconds == 6)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a speed that time cannot have is ignored`(rate: Double) {
    var transport = Transport(startingAt: 0)
    transport.setRate(rate, at: 1)
    #expect(transport.rate == 1)
  }

  @Test func `host seconds and animation seconds are inverse`() throws {
    var transport = Transport(startingAt: 7)
    transport.setRate(0.5, at: 9)
    let host = try #require(transport.host(at: FrameTime(seconds: 5)))
    #expect(transport.time(at: host).seconds == 5)
    transport.setPaused(true, at: 20)
    #expect(transport.host(at: FrameTime(seconds: 5)) == nil)
  }

  @Test func `seconds in which nobody watched are left out`() {
    var transport = Transport(startingAt: 0)
    transport.skip(from: 5, to: 65)
    #expect(transport.time(at: 66).seconds == 6)
  }

  @Test(arguments: [-2, Double.nan])
  func `seeking to no time is seeking to zero`(seconds: Double) {
    var transport = Transport(startingAt: 0)
    transport.seek(to: FrameTime(seconds: seconds), at: 4)
    #expect(transport.time(at: 4).seconds == 0)
  }
}
