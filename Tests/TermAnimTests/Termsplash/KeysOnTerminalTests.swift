import Foundation
import TermAnim
import Testing

@testable import termsplash

/// Every key of every scene's table, pressed on a terminal.
struct KeysOnTerminalTests {
  /// What a terminal sends for a key; nil for keys that plain terminals cannot tell.
  private static func bytes(_ stroke: KeyStroke) -> String? {
    let modifier = 1 + Int(stroke.modifiers.rawValue)
    func sequence(_ final: String) -> String {
      modifier == 1 ? "\u{1B}[\(final)" : "\u{1B}[1;\(modifier)\(final)"
    }
    switch stroke.key {
    case .character(let character):
      guard stroke.modifiers.subtracting(.option).isEmpty else { return nil }
      return (stroke.modifiers.contains(.option) ? "\u{1B}" : "") + String(character)
    case .up: return sequence("A")
    case .down: return sequence("B")
    case .right: return sequence("C")
    case .left: return sequence("D")
    case .home: return sequence("H")
    case .end: return sequence("F")
    case .pageUp: return "\u{1B}[5~"
    case .pageDown: return "\u{1B}[6~"
    case .return: return "\r"
    case .backspace: return "\u{7F}"
    case .delete: return "\u{1B}[3~"
    case .tab: return stroke.modifiers.contains(.shift) ? "\u{1B}[Z" : "\t"
    case .insert, .escape, .function: return nil
    }
  }

  /// The keys of a scene that neither leave nor turn the page, by their bytes.
  @MainActor
  private static func keys(of name: SceneName) -> [String] {
    let leaving: [PlayerKey] = [.quit, .close]
    let table = Act(id: 0, name: name, seed: 0).table
    return table.bindings.flatMap { binding -> [String] in
      if case .player(let key) = binding.deed, leaving.contains(key) { return [] }
      if case .show = binding.deed { return [] }
      return binding.strokes.compactMap(bytes)
    }
  }

  @Test(arguments: SceneName.allCases)
  func `every key of a scene is taken, and it still ends well`(name: SceneName) async throws {
    let guest = try SplashGuest([name.rawValue, "--seed", "1"])
    guest.answer()
    let title = await MainActor.run { Act(id: 0, name: name, seed: 0).title }
    #expect(guest.watch { $0.text(row: 1).contains(title) })
    for key in await Self.keys(of: name) {
      guest.terminal.send(key)
      _ = guest.terminal.pump(milliseconds: 20)
    }
    // Return closes a question that a key may have opened.
    guest.terminal.send("\rq")
    guest.expectEnding(.exit(0))
  }

  @Test func `without a scene the tour opens with the first one`() throws {
    let guest = try SplashGuest([])
    guest.answer()
    #expect(guest.watch { $0.text(row: 1).contains("Splash") })
    guest.terminal.send("?")
    #expect(
      guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("inspector") } })
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a script presses its keys and leaves`() throws {
    let guest = try SplashGuest(["splash", "--keys", "c wait:0.2 p wait:0.2 q"])
    guest.answer()
    #expect(guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("paused") } })
    guest.expectEnding(.exit(0))
  }

  @Test func `a duration ends the show`() throws {
    let guest = try SplashGuest(["splash", "--duration", "2", "--size", "50x15"])
    guest.answer()
    #expect(guest.watch { $0.text(row: 13).contains("quit") })
    guest.expectEnding(.exit(0))
  }
}
