import ArgumentParser
import Foundation
import TermAnim
import Testing

@testable import termsplash

/// Scenes in files, as somebody who looks at these sees them.
struct RecordingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("termsplash-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Plays the events of a cast up to a moment.
  private func screen(of path: String, until end: Double = .infinity) throws -> VirtualScreen {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = try text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    let header = try #require(lines.first as? [String: Any])
    let screen = VirtualScreen(
      columns: try #require(header["width"] as? Int), rows: try #require(header["height"] as? Int))
    for event in lines.dropFirst() {
      let event = try #require(event as? [Any])
      guard try #require(event[0] as? Double) <= end else { break }
      screen.feed(try #require(event[2] as? String).utf8)
    }
    return screen
  }

  /// The splash at rest for so long after keys, drawn at once.
  @MainActor
  private func renderer(after keys: String, seconds: Double) throws -> FrameRenderer {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .splash, namesKeys: false))
      .renderer(columns: 60, rows: 18, options: PlayerOptions())
    try renderer.perform(keys)
    renderer.advance(by: seconds)
    return renderer
  }

  @Test func `a cast shows what is drawn of the same moments`() async throws {
    defer { removeFolder() }
    let guest = try SplashGuest([
      "record", "splash", "--size", "60x18", "--keys", "wait:0.2 c wait:0.4 9", "--duration", "2",
      "--fps", "20", "-o", path("a.cast"),
    ])
    guest.expectEnding(.exit(0))
    for (keys, seconds, end) in [
      ("wait:0.2 c", 0.2, 0.4), ("wait:0.2 c wait:0.4 9", 0.2, 0.8),
      ("wait:0.2 c wait:0.4 9", 1.4, 2.0),
    ] {
      let expected = VirtualScreen(columns: 60, rows: 18)
      expected.show(lines: try await renderer(after: keys, seconds: seconds).lines())
      let screen = try screen(of: path("a.cast"), until: end + 1e-6)
      #expect(screen.looksLike(expected), "at \(end) s")
    }
  }

  @Test func `a moving picture shows what is drawn of the same moments`() async throws {
    defer { removeFolder() }
    let guest = try SplashGuest([
      "record", "splash", "--size", "60x18", "--keys", "c wait:0.4 9", "--duration", "0.8",
      "--fps", "10", "--magnification", "2", "-o", path("a.png"),
    ])
    guest.expectEnding(.exit(0))
    let data = try #require(FileManager.default.contents(atPath: path("a.png")))
    let file = try PNGReader(data)
    let bitmaps = try file.bitmaps()
    #expect(bitmaps.count > 5)
    #expect(file.frames.reduce(0) { $0 + $1.milliseconds } == 800)
    let first = try await renderer(after: "", seconds: 0)
    // The moment at the end is shown for no time.
    let last = try await renderer(after: "c wait:0.4 9", seconds: 0.3)
    #expect(await bitmaps.first == first.image(magnification: 2))
    #expect(await bitmaps.last == last.image(magnification: 2))
  }

  @MainActor
  @Test func `a recording names no keys, and asks for texts`() throws {
    defer { removeFolder() }
    let command = try #require(
      try Termsplash.parseAsRoot(["record", "wave", "-o", "a.cast"]) as? RecordCommand)
    let (renderer, console) = command.renderer
    #expect(renderer.text().contains("Wave") && !renderer.text().contains("quit"))
    try renderer.perform("e wait:0.2")
    #expect(renderer.text().contains("Text"))
    withExtendedLifetime(console) {}
  }

  @Test(arguments: [("q", PseudoTerminal.Ending.exit(0)), ("\u{3}", .signal(SIGINT))])
  func `what was played is kept when it is over`(
    key: String, ending: PseudoTerminal.Ending
  ) async throws {
    defer { removeFolder() }
    let guest = try SplashGuest(["splash", "--record", path("a.cast")])
    guest.answer()
    try await guest.expectPicture(after: "")
    guest.terminal.send("c")
    try await guest.expectPicture(after: "c")
    guest.terminal.send(key)
    guest.expectEnding(ending)
    let said = guest.terminal.output(after: "\u{1B}[?1049l")
    #expect(said.contains("s into '\(path("a.cast"))'.\r\n"))
    let screen = try screen(of: path("a.cast"))
    #expect(screen.looksLike(try await SplashGuest.picture(after: "c", columns: 80, rows: 24)))
  }

  @Test func `what was played lasts until it is over, also when nothing moves any more`() throws {
    defer { removeFolder() }
    let guest = try SplashGuest([
      "splash", "--duration", "2", "--motion", "none", "--record", path("a.cast"),
    ])
    guest.answer()
    guest.expectEnding(.exit(0))
    let text = try String(contentsOfFile: path("a.cast"), encoding: .utf8)
    let last = try #require(text.split(separator: "\n").last)
    let event = try #require(JSONSerialization.jsonObject(with: Data(last.utf8)) as? [Any])
    #expect(try #require(event[0] as? Double) > 1.9)
  }

  @MainActor
  @Test func `a cast ends with what was there at the end, also between two frames`() throws {
    defer { removeFolder() }
    var options = PlayerOptions()
    options.disablesAnimations = true
    let (renderer, console) = Staging(
      beginning: Show.Beginning(scene: .splash, motion: .none, namesKeys: false)
    ).renderer(columns: 60, rows: 18, options: options)
    var recorder = Recorder(renderer, as: .cast, title: "Splash", magnification: 1)
    renderer.press(KeyStroke(.character("c")))
    try OutputFile(path: path("a.cast")).write(recorder.data(endingAt: 0.001))
    let expected = VirtualScreen(columns: 60, rows: 18)
    expected.show(lines: renderer.lines())
    #expect(try screen(of: path("a.cast")).looksLike(expected))
    withExtendedLifetime(console) {}
  }

  @Test func `a file that was not there is not there when nothing is written`() throws {
    defer { removeFolder() }
    try OutputFile(path: path("new.cast")).check()
    #expect(!FileManager.default.fileExists(atPath: path("new.cast")))
    try Data("kept".utf8).write(to: URL(fileURLWithPath: path("old.cast")))
    try OutputFile(path: path("old.cast")).check()
    #expect(FileManager.default.contents(atPath: path("old.cast")) == Data("kept".utf8))
  }

  @Test func `a picture has as many pixels as there may be`() {
    defer { removeFolder() }
    #expect(PictureOption.greatestMagnification(columns: 80, rows: 24) == 32)
    #expect(PictureOption.greatestMagnification(columns: 1000, rows: 1000) == 8)
    #expect(PictureOption.greatestMagnification(columns: 1_000_000, rows: 1_000_000) == 1)
  }

  @Test func `a file that cannot be written is told before anything is shown`() throws {
    defer { removeFolder() }
    for arguments in [
      ["splash", "--record", path("none/a.cast")],
      ["record", "splash", "-o", path("none/a.cast")],
    ] {
      let guest = try SplashGuest(arguments)
      guest.expectEnding(.exit(1))
      let text = String(decoding: guest.terminal.output, as: UTF8.self)
      #expect(text.hasPrefix("Error: cannot write '\(path("none/a.cast"))': there is no folder"))
      #expect(text.contains("with \(arguments[1] == "--record" ? "--record" : "-o")\r\n"))
      #expect(text.components(separatedBy: "\r\n").count == 2)
    }
  }

  @Test func `a cast is printed for others to show`() throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: SplashGuest.path)
    process.arguments = ["record", "splash", "--duration", "0.1", "-o", "-"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(data.starts(with: "{\"version\": 2, \"width\": 80, \"height\": 24".utf8))
    removeFolder()
  }
}
