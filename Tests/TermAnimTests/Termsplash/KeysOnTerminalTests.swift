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

  /// A key of a scene, and the screen after it and all keys before it.
  private struct Expectation {
    let bytes: String
    let label: String
    let lines: String
  }

  /// The pictures that a scene's own keys lead to, one after the other, where nothing moves.
  ///
  /// A question that a key opens is answered as it stands, by Return.
  @MainActor
  private static func expectations(of name: SceneName) -> [Expectation] {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: name, seed: 1, motion: .none))
      .renderer(columns: 80, rows: 24, options: options)
    renderer.press(KeyStroke(.character("p")))
    var expectations: [Expectation] = []
    func expect(_ stroke: KeyStroke, _ label: String) {
      guard let bytes = bytes(stroke) else { return }
      renderer.press(stroke)
      expectations.append(Expectation(bytes: bytes, label: label, lines: renderer.lines()))
    }
    let table = Act(id: 0, name: name, seed: 1).table
    for binding in table.sections[0].bindings {
      for stroke in binding.strokes {
        expect(stroke, "\(stroke)")
        guard let show = renderer.performance.program as? Show else { continue }
        if show.capturesKeys { expect(KeyStroke(.return), "return") }
        // A sign alone is refused as a number; nothing is not.
        if show.capturesKeys {
          expect(KeyStroke(.backspace), "backspace")
          expect(KeyStroke(.return), "return")
        }
      }
    }
    return expectations
  }

  @MainActor private static var options: PlayerOptions {
    var options = PlayerOptions()
    options.reducesMotion = true
    options.disablesAnimations = true
    return options
  }

  @Test(arguments: SceneName.allCases)
  func `every key of a scene shows what it does, and it still ends well`(
    name: SceneName
  ) async throws {
    let guest = try SplashGuest([name.rawValue, "--seed", "1", "--motion", "none", "--keys", "p"])
    guest.answer()
    #expect(guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("paused") } })
    for expectation in await Self.expectations(of: name) {
      let expected = VirtualScreen(columns: 80, rows: 24)
      expected.show(lines: expectation.lines)
      guest.terminal.send(expectation.bytes)
      // The line of time tells when the pause came.
      let isShown = guest.watch { $0.looksLike(expected) { $0 != 21 } }
      #expect(isShown, "\(expectation.label)")
      guard isShown else { break }
    }
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `what is typed into an entry is edited as a person expects`() throws {
    let guest = try SplashGuest(["colortext", "--motion", "none"])
    guest.answer()
    let line = { (screen: VirtualScreen) in
      screen.text(row: 22).replacing("return done   esc cancel", with: "")
        .trimmingCharacters(in: .whitespaces)
    }
    func expect(_ keys: String, _ text: String, at location: SourceLocation = #_sourceLocation) {
      guest.terminal.send(keys)
      let isShown = guest.watch { line($0) == text }
      #expect(isShown, "\(line(guest.screen))", sourceLocation: location)
    }
    #expect(guest.watch { line($0).contains("q quit") })
    expect("e", "Text  Colours")
    expect("\u{7F}\u{7F}q?", "Text  Colouq?")
    expect("\u{1B}[H\u{6C34}", "Text  \u{6C34}Colouq?")
    expect("\u{1B}[C\u{1B}[3~", "Text  \u{6C34}Clouq?")
    expect("\u{1B}[De\u{301}", "Text  \u{6C34}e\u{301}Clouq?")
    expect("\u{7F}", "Text  \u{6C34}Clouq?")
    expect("\u{1B}[F!", "Text  \u{6C34}Clouq?!")
    guest.terminal.send("\r")
    #expect(guest.watch { line($0).contains("q quit") })
    expect("e", "Text  \u{6C34}Clouq?!")
    guest.terminal.send("x\u{1B}")
    #expect(guest.watch { line($0).contains("q quit") })
    expect("e", "Text  \u{6C34}Clouq?!")
    guest.terminal.send("\u{3}")
    guest.expectEnding(.signal(SIGINT))
  }

  @Test func `the keys of the player do what they say`() throws {
    let guest = try SplashGuest(["splash", "--motion", "none"])
    guest.answer()
    func shows(_ keys: String, _ words: String, at location: SourceLocation = #_sourceLocation) {
      guest.terminal.send(keys)
      let isShown = guest.watch { screen in
        (0..<screen.rows).contains { screen.text(row: $0).contains(words) }
      }
      #expect(isShown, "\(words)", sourceLocation: location)
    }
    shows("", "Splash")
    shows("\u{1B}[6~", "Percent")
    shows("\u{1B}[5~", "Splash")
    shows("p", "paused")
    shows("\u{1B}[Hp", "paused")
    shows(String(repeating: ",", count: 300), "0:00.00")
    shows(".", "0:00.01")
    shows(",", "0:00.00")
    shows("p>", "2x")
    shows("<<", "1/2x")
    shows("i", "frames/s")
    shows("?", "from the start")
    // Esc closes the help first and then the inspector.
    guest.terminal.send("\u{1B}")
    #expect(guest.watch { screen in !(0..<24).contains { screen.text(row: $0).contains("tour") } })
    #expect(
      guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("frames/s") } })
    guest.terminal.send("\u{1B}")
    #expect(
      guest.watch { screen in !(0..<24).contains { screen.text(row: $0).contains("frames/s") } })
    guest.terminal.send("\u{1B}")
    guest.expectEnding(.exit(0))
  }

  @Test(arguments: ["\u{1B}[1;5A", "+", "\u{1B}[1;5B", "_"])
  func `zooming is seen on the terminal`(key: String) throws {
    let guest = try SplashGuest(["percent", "--motion", "none", "--keys", "p"])
    guest.answer()
    #expect(guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("paused") } })
    let before = (0..<24).map { guest.screen.text(row: $0) }
    guest.terminal.send(key)
    #expect(guest.watch { screen in (4..<18).contains { screen.text(row: $0) != before[$0] } })
    guest.terminal.send("q")
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

  @Test(arguments: [("splash", "Red"), ("percent", "percent")])
  func `without half blocks small words are characters`(scene: String, word: String) throws {
    let guest = try SplashGuest([scene, "--motion", "none"], variables: ["LC_ALL": "C"])
    #expect(guest.watch { screen in (3...20).contains { screen.text(row: $0).contains(word) } })
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `without Unicode the keys are told in words`() throws {
    let guest = try SplashGuest(["flower", "--motion", "none"], variables: ["LC_ALL": "C"])
    guest.answer()
    #expect(guest.watch { $0.text(row: 22).contains("up/down petals") })
    guest.terminal.send("?")
    #expect(
      guest.watch { screen in
        (0..<24).contains { screen.text(row: $0).contains("left/right  turn") }
      })
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a script presses its keys and leaves`() throws {
    let guest = try SplashGuest(["splash", "--keys", "c wait:0.2 p wait:2 q"])
    guest.answer()
    #expect(guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("paused") } })
    guest.expectEnding(.exit(0))
  }

  @Test func `a duration ends the show, and a smaller one lies in the middle`() throws {
    let guest = try SplashGuest(["splash", "--duration", "2", "--size", "50x15"])
    guest.answer()
    #expect(guest.watch { $0.text(row: 4 + 13).contains("quit") })
    guest.expectEnding(.exit(0))
  }
}
