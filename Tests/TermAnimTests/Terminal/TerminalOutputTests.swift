import Foundation
import Testing

@testable import TermAnim

/// Frames on their way to a terminal that reads fast, slowly, or not at all.
@MainActor
@Suite(.serialized)
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
  private static let large = Array(repeating: UInt8(ascii: "x"), count: 300_000)

  /// Reads the terminal until `isDone` or for a long time.
  private func read(until isDone: () -> Bool) async throws {
    let deadline = PseudoTerminal.now + 8
    while !isDone(), PseudoTerminal.now < deadline {
      terminal.pump(milliseconds: 0)
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(isDone())
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
}
