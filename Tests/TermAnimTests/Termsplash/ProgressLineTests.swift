import Foundation
import Testing

@testable import termsplash

/// One after the other, as signals are handled by one line at a time.
@Suite(.serialized)
struct ProgressLineTests {
  /// What a line writes while something goes on.
  private func written(
    patience: Duration = .zero, columns: Int? = nil, by body: (ProgressLine) -> Void
  ) throws -> String {
    let pipe = Pipe()
    let output = Descriptor(number: pipe.fileHandleForWriting.fileDescriptor)
    body(ProgressLine("Recording", to: output, patience: patience) { _ in columns })
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  @Test func `a line is rewritten in its place, and gone at the end`() throws {
    let text = try written { line in
      for share in [0, .nan, 0.501, 0.502, 1, 1.2] { line.show(share) }
      line.remove()
      line.remove()
    }
    let parts = text.split(separator: "\r", omittingEmptySubsequences: false).dropFirst()
    #expect(
      Array(parts) == [
        "Recording ........................   0 %", "Recording ############............  50 %",
        "Recording ######################## 100 %", "\(String(repeating: " ", count: 40))", "",
      ])
    #expect(text.allSatisfy { $0 == "\r" || $0 >= " " })
  }

  @Test func `a line is a row of any terminal, or none where the share has no room`() throws {
    for columns in 1...60 {
      let text = try written(columns: columns) { line in
        line.show(0.25)
        line.remove()
      }
      let line = text.split(separator: "\r").first ?? ""
      #expect(line.count < columns && line.isEmpty == (columns < 18))
      #expect(line.isEmpty || line.hasPrefix("Recording ") && line.hasSuffix(" 25 %"))
      #expect(line.contains("#") == (columns >= 23))
    }
    #expect(Descriptor(number: -1).columns == nil)
  }

  @Test func `a line that gets shorter leaves nothing of the one before`() throws {
    var columns = 60
    let pipe = Pipe()
    let line = ProgressLine(
      "Recording", to: Descriptor(number: pipe.fileHandleForWriting.fileDescriptor), patience: .zero
    ) { _ in columns }
    line.show(0.5)
    columns = 20
    line.show(0.6)
    line.remove()
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd()
    let parts = String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\r")
    #expect(parts.map(\.count) == [40, 40, 15, 15] && parts[1].allSatisfy { $0 == " " })
  }

  @Test func `what is over in a moment shows nothing`() throws {
    let text = try written(patience: .seconds(3600)) { line in
      line.show(0.5)
      line.remove()
    }
    #expect(text.isEmpty)
  }

  @Test func `a file that takes the errors gets no progress`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("termsplash-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let guest = try SplashGuest(
      ["record", "fireworks", "--duration", "3", "-o", "-"],
      redirections: [1: "/dev/null", 2: file])
    guest.expectEnding(.exit(0))
    #expect(FileManager.default.contents(atPath: file) == Data())
    #expect(guest.terminal.output.isEmpty)
  }

  /// A recording on a terminal that says how far it is, and is not over soon.
  private func recording(after command: String = "true") throws -> SplashGuest {
    let guest = try SplashGuest(
      ["-c", "\(command); exec \"$0\" record fireworks --duration 60 -o -", SplashGuest.path],
      program: "/bin/sh", redirections: [1: "/dev/null"])
    guest.terminal.expect("Recording")
    return guest
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func `a signal that ends a recording leaves no line`(signal: Int32) throws {
    let guest = try recording(after: "ulimit -c 0")
    guest.terminal.signal(signal)
    guest.expectEnding(.signal(signal))
    guest.playAll()
    #expect((0..<24).allSatisfy { guest.screen.text(row: $0).allSatisfy(\.isWhitespace) })
    #expect(guest.screen.cursor == (0, 0))
  }

  @Test func `Ctrl-C ends a recording and leaves nothing of the line`() throws {
    let guest = try recording()
    guest.terminal.send("\u{3}")
    guest.expectEnding(.signal(SIGINT))
    guest.playAll()
    #expect(!guest.screen.text(row: 0).contains { $0 != " " && $0 != "^" && $0 != "C" })
  }

  @Test func `the way to a far moment is told, too`() throws {
    let guest = try SplashGuest(["render", "ants", "--at", "3600", "-o", "-"])
    guest.terminal.expect("Drawing")
    guest.terminal.signal(SIGTERM)
    guest.expectEnding(.signal(SIGTERM))
  }

  @Test func `a signal that is ignored leaves the line where it is`() throws {
    let guest = try recording(after: "trap '' HUP")
    guest.terminal.signal(SIGHUP)
    guest.terminal.expect("\rRecording")
    guest.terminal.signal(SIGTERM)
    guest.expectEnding(.signal(SIGTERM))
  }

  @Test func `signals do again what they did when the line is gone`() throws {
    let (found, now) = (action(of: SIGTERM), { action(of: SIGTERM) })
    _ = try written { line in
      line.show(0.5)
      #expect(now() != found)
      line.remove()
      #expect(now() == found)
    }
  }

  private func action(of signal: Int32) -> UInt {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
  }
}
