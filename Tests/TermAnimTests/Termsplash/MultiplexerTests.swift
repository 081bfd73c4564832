import Foundation
import Testing

/// Within the multiplexers that this machine has: pictures that survive, and a screen given back.
@Suite(.serialized)
struct MultiplexerTests {
  /// What runs in the only window: the splash scene, and then words about how it ended.
  private static let command =
    "\(SplashGuest.path) splash --motion none; printf 'status %s\\n' $?; read line"

  /// A folder for the sockets of a multiplexer; its name is short, as those of sockets must be.
  private static func folder() throws -> URL {
    let folder = URL(fileURLWithPath: "/tmp/ta-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  private static func contains(_ text: String, _ screen: VirtualScreen) -> Bool {
    (0..<screen.rows).contains { screen.text(row: $0).contains(text) }
  }

  /// Checks pictures and the end in a window that has all of the terminal.
  private static func expectGuest(_ guest: SplashGuest) {
    #expect(guest.watch { $0.text(row: 1).contains("Splash") })
    let isSame = anyTry(of: 3) {
      guest.terminal.send("c")
      guest.settle(quietFor: 0.4)
      guest.playAll()
      let shown = guest.screen.looks
      guest.terminal.send("\u{C}")
      guest.settle(quietFor: 0.4)
      guest.playAll()
      return Set(shown).count > 4 && guest.screen.looks == shown
    }
    #expect(isSame, "a repaint shows the same")
    guest.terminal.send("q")
    #expect(guest.watch { contains("status 0", $0) && !contains("Splash", $0) })
    guest.terminal.send("\r")
    #expect(guest.terminal.ending() == .exit(0))
    #expect(guest.terminal.modes == guest.modesFound)
  }

  private static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: program)
  }

  private static let tmux = "/usr/bin/tmux"

  @Test(.enabled(if: has(tmux), "needs tmux"))
  func `tmux shows the picture and has its screen back`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = ["set", "-g", "status", "off", ";", "set", "-g", "destroy-unattached", "on"]
    let guest = try SplashGuest(
      ["-f", "/dev/null", "new-session", Self.command, ";"] + options, program: Self.tmux,
      variables: ["TMUX_TMPDIR": folder.path, "SHELL": "/bin/sh"])
    Self.expectGuest(guest)
  }

  private static let screen = "/usr/bin/screen"

  @Test(.enabled(if: has(screen), "needs GNU screen"))
  func `GNU screen shows the picture and has its screen back`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appendingPathComponent("settings")
    // Without the first it has no screen to give back.
    try "altscreen on\nautodetach off\nstartup_message off\n".write(
      to: settings, atomically: true, encoding: .utf8)
    let guest = try SplashGuest(
      ["-U", "-c", settings.path, "/bin/sh", "-c", Self.command], program: Self.screen,
      variables: ["SCREENDIR": folder.path])
    Self.expectGuest(guest)
  }
}
