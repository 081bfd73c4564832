import Foundation
import Testing

@testable import TermAnim

struct TerminalDeviceTests {
  @Test func `a byte that comes late is read, and the end is told when nothing will come`() throws {
    let terminal = try PseudoTerminal()
    let descriptor = open(terminal.name, O_RDWR | O_NOCTTY | O_NONBLOCK)
    defer { close(descriptor) }
    let device = try TerminalDevice(descriptor: descriptor, isBlocking: false)
    try device.setRawModes()
    #expect(device.readLate() == [])
    terminal.send("ab")
    #expect(device.waitUntilReadable(seconds: 5))
    #expect(device.readLate() == [UInt8(ascii: "a")])
    #expect(device.readLate() == [UInt8(ascii: "b")])
    terminal.hangUp()
    #expect(device.readLate() == nil)
  }
}
