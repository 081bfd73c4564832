import Foundation
import Testing

@testable import TermAnim

/// Frames on their way to a terminal that reads fast, slowly, or not at all.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(30)))
struct TerminalOutputTests {
  private let terminal: PseudoTerminal
  private let output: TerminalOutput
  private let device: TerminalDevice

  init() throws {
    terminal = try PseudoTerminal()
    device = try Self.device(of: terminal, isBlocking: false)
    output = TerminalOutput(device: device)
  }

  private static func device(
    of terminal: PseudoTerminal, isBlocking: Bool
  ) throws -> TerminalDevice {
    let flags = O_RDWR | O_NOCTTY | O_CLOEXEC | (isBlocking ? 0 : O_NONBLOCK)
    let descriptor = open(terminal.name, flags)
    let device = try TerminalDevice(descriptor: descriptor, isBlocking: isBlocking)
    try device.setRawModes()
    return device
  }

  /// More than a terminal's queue in the kernel holds.
  private static let large = Array(repeating: UInt8(ascii: "x"), count: 100_000)

  /// Reads the terminal until `isDone`, letting the main queue run in between.
  ///
  /// However long that takes: the main queue has other tests to run as well.
  private func read(until isDone: () -> Bool) async throws {
    while !isDone() {
      terminal.pump(milliseconds: 0)
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func `a frame that the terminal takes at once is not in flight afterwards`() {
    #expect(output.write(Array("frame".utf8)))
    #expect(!output.isDraining)
    #expect(output.rate.bytesPerSecond == nil)
    terminal.expect("frame")
  }

  @Test func `while a frame is in flight no other is accepted, and its end is told`() async throws {
    var drained = 0
    output.onDrained = { drained += 1 }
    #expect(output.write(Self.large))
    #expect(output.isDraining)
    #expect(!output.write(Array("refused".utf8)))
    output.send(Array("between".utf8))
    try await read { drained > 0 }
    #expect(drained == 1)
    #expect(output.write(Array("next".utf8)))
    terminal.expect("next")
    #expect(terminal.output == Self.large + Array("betweennext".utf8))
  }

  @Test func `a frame that is being read leaves in one go, and nothing is told`() async throws {
    var drained = 0
    output.onDrained = { drained += 1 }
    let reader = terminal.readInBackground()
    defer { reader.cancel() }
    // A machine that is busy may let the reader sleep longer than it is waited for.
    var isInOneGo = false
    for _ in 0..<200 where !isInOneGo {
      output.abandon()
      try await Task.sleep(for: .milliseconds(1))
      #expect(output.write(Array(Self.large.prefix(30_000))))
      isInOneGo = !output.isDraining
    }
    #expect(isInOneGo)
    #expect(drained == 0)
    #expect(output.rate.bytesPerSecond == nil)
  }

  @Test func `a terminal that has something to say is not waited for`() {
    #expect(device.waitUntilWritable(andSilent: PseudoTerminal.patience))
    terminal.sendBytes([0x71])
    #expect(device.waitUntilReadable(seconds: PseudoTerminal.patience))
    #expect(!device.waitUntilWritable(andSilent: PseudoTerminal.patience))
  }

  @Test func `frame after frame, each larger or smaller, arrives whole and unmixed`() async throws {
    var expected: [UInt8] = []
    for (number, count) in [20_000, 3, 60_000, 1, 40_000].enumerated() {
      let frame = Array(repeating: UInt8(ascii: "a") + UInt8(number), count: count)
      expected += frame + [0x2E]
      #expect(output.write(frame))
      output.send([0x2E])
      try await read { !output.isDraining }
    }
    try await read {
      terminal.catchUp()
      return terminal.output.count >= expected.count
    }
    #expect(terminal.output == expected)
  }

  @Test func `the rate of a slow terminal is measured, and forgotten when it keeps up`()
    async throws
  {
    #expect(output.write(Self.large))
    try await read { !output.isDraining }
    let rate = try #require(output.rate.bytesPerSecond)
    #expect(rate > 0 && rate.isFinite)
    for _ in 0..<8 {
      #expect(output.write([0x61]))
      terminal.expect("a")
    }
    #expect(output.rate.bytesPerSecond == nil)
  }

  @Test func `an empty frame is accepted and writes nothing`() {
    #expect(output.write([]))
    #expect(!output.isDraining)
    #expect(output.write([0x61]))
    terminal.expect("a")
    #expect(terminal.output == [0x61])
  }

  @Test func `settling waits for a terminal that reads, and gives up on one that does not`() {
    #expect(output.settle(within: 0))
    #expect(output.write(Self.large))
    #expect(!output.settle(within: 0.01))
    output.abandon()
    #expect(!output.isDraining)
    #expect(output.settle(within: 0))
  }

  @Test func `a terminal that is gone is told once`() {
    var codes: [Int32] = []
    output.onFailure = { codes.append($0) }
    terminal.hangUp()
    #expect(output.write([0x61]))
    #expect(codes == [EIO])
    #expect(!output.write([0x61]))
    #expect(codes == [EIO])
  }

  @Test func `where writing blocks, a thread waits instead`() async throws {
    let device = try Self.device(of: terminal, isBlocking: true)
    let output = TerminalOutput(device: device)
    var drained = 0
    output.onDrained = { drained += 1 }
    #expect(output.write(Self.large))
    #expect(!output.write([0x61]))
    output.send(Array("between".utf8))
    try await read { drained == 1 }
    terminal.expect("between")
    #expect(terminal.output.count == Self.large.count + 7)
    #expect(!output.isDraining)
  }

  @Test func `where writing was thought to block and does not, nothing is lost`() async throws {
    let own = try Self.device(of: terminal, isBlocking: false)
    let shared = try TerminalDevice(descriptor: own.descriptor, isBlocking: true)
    let output = TerminalOutput(device: shared)
    var codes: [Int32] = []
    output.onFailure = { codes.append($0) }
    #expect(output.write(Self.large))
    try await read { terminal.output.count >= Self.large.count || !codes.isEmpty }
    #expect(codes == [] && terminal.output == Self.large)
    try await read { !output.isDraining }
  }

  @Test func `where writing blocks, what was given up tells nothing`() async throws {
    let output = TerminalOutput(device: try Self.device(of: terminal, isBlocking: true))
    var drained = 0
    output.onDrained = { drained += 1 }
    #expect(output.write(Self.large))
    output.abandon()
    #expect(output.write(Array("next".utf8)))
    try await read { drained > 0 && terminal.output.count >= Self.large.count + 4 }
    try await Task.sleep(for: .milliseconds(60))
    #expect(drained == 1)
    #expect(!output.isDraining)
  }

  // MARK: Pace

  /// Reads until `count` bytes have come, and checks that none came before its time.
  private func expectPace(of rate: Double, since start: Double, count: Int) async throws {
    try await read {
      let allowed = rate * (PseudoTerminal.now - start + 0.05)
      #expect(Double(terminal.output.count) <= allowed)
      return terminal.output.count >= count
    }
  }

  @Test func `a paced frame leaves a little at a time, and all of it`() async throws {
    let start = PseudoTerminal.now
    output.pace = OutputPace(bytesPerSecond: 20_000)
    let frame = Array(Self.large.prefix(8000))
    #expect(output.write(frame))
    #expect(output.isDraining)
    #expect(!output.write([0x61]))
    try await expectPace(of: 20_000, since: start, count: frame.count)
    try await read { !output.isDraining }
    #expect(terminal.output == frame)
  }

  @Test func `the end of a paced frame is told once, and a small frame needs no wait`()
    async throws
  {
    var drained = 0
    output.onDrained = { drained += 1 }
    output.pace = OutputPace(bytesPerSecond: 20_000)
    #expect(output.write(Array(Self.large.prefix(4000))))
    output.send(Array("between".utf8))
    try await read { drained > 0 }
    #expect(drained == 1)
    try await Task.sleep(for: .milliseconds(60))
    #expect(output.write([0x61]))
    #expect(!output.isDraining)
    #expect(drained == 1)
  }

  @Test func `a terminal that does not read holds a paced frame up, too`() async throws {
    output.pace = OutputPace(bytesPerSecond: 1e9)
    #expect(output.write(Self.large))
    #expect(output.isDraining)
    try await read { !output.isDraining }
    terminal.catchUp()
    #expect(terminal.output == Self.large)
  }

  @Test func `a paced frame that is given up sends nothing more`() async throws {
    let start = PseudoTerminal.now
    output.pace = OutputPace(bytesPerSecond: 1000)
    #expect(output.write(Self.large))
    #expect(!output.settle(within: 0.02))
    output.abandon()
    let count = terminal.catchUp()
    #expect(Double(count) <= 1000 * (PseudoTerminal.now - start + 0.05))
    try await Task.sleep(for: .milliseconds(60))
    #expect(terminal.catchUp() == count)
    #expect(output.settle(within: 0))
  }

  @Test func `settling waits for the pace when that is soon over`() async throws {
    output.pace = OutputPace(bytesPerSecond: 1000)
    #expect(output.write(Array(Self.large.prefix(400))))
    #expect(output.isDraining)
    #expect(output.settle(within: PseudoTerminal.patience))
    terminal.catchUp()
    #expect(terminal.output.count == 400)
  }

  @Test func `where writing blocks, the thread keeps the pace`() async throws {
    let output = TerminalOutput(device: try Self.device(of: terminal, isBlocking: true))
    let start = PseudoTerminal.now
    output.pace = OutputPace(bytesPerSecond: 20_000)
    #expect(output.write(Array(Self.large.prefix(4000))))
    try await expectPace(of: 20_000, since: start, count: 4000)
    try await read { !output.isDraining }
  }
}

extension TerminalOutput {
  fileprivate func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes(write)
  }
}
