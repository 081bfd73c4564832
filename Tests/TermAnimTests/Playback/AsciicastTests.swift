import Foundation
import Testing

@testable import TermAnim

@MainActor
struct AsciicastTests {
  /// An output of a recording, as a player reads it.
  private struct Output {
    let seconds: Double
    let text: String
  }

  /// A bar that grows from the left edge to the right one within a second, under a word.
  private struct Bar: View {
    @State private var width: CGFloat = 0

    var body: some View {
      GeometryReader { screen in
        Rectangle()
          .fill(Color.white)
          .frame(width: width, height: screen.size.height / 2)
          .onAppear {
            withAnimation(.linear(duration: 1)) { width = screen.size.width }
          }
        Text(verbatim: "é 字").font(.system(size: 8)).padding(.top, 24)
      }
    }
  }

  private func renderer(framesPerSecond: Double = 10) -> FrameRenderer {
    var options = PlayerOptions()
    options.framesPerSecond = framesPerSecond
    return FrameRenderer(columns: 20, rows: 4, options: options) { Bar() }
  }

  private func recording(of renderer: FrameRenderer, seconds: Double) -> Asciicast {
    var recording = Asciicast(size: renderer.performance.screenSize)
    recording.append(renderer)
    renderer.advance(by: seconds) { recording.append(renderer) }
    return recording
  }

  /// Reads the first line as an object and all others as outputs.
  private func read(_ data: Data) throws -> (header: [String: Any], outputs: [Output]) {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    let outputs = try lines.dropFirst().map { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      #expect(event?.count == 3 && event?[1] as? String == "o")
      return Output(
        seconds: try #require(event?[0] as? Double), text: try #require(event?[2] as? String))
    }
    return (try #require(header), outputs)
  }

  private func screen(after outputs: some Sequence<Output>) -> VirtualScreen {
    let screen = VirtualScreen(columns: 20, rows: 4)
    for output in outputs { screen.feed(output.text.utf8) }
    return screen
  }

  @Test func `a recording says what it is of, and has no date`() throws {
    let one = recording(of: renderer(), seconds: 1).data(endingAt: 1)
    let (header, outputs) = try read(one)
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 20 && header["height"] as? Int == 4)
    #expect(header["timestamp"] == nil)
    #expect(outputs.map(\.seconds) == outputs.map(\.seconds).sorted())
    #expect(one == recording(of: renderer(), seconds: 1).data(endingAt: 1))
  }

  @Test func `every frame of a recording looks like the moment it was made of`() throws {
    let recorded = try read(recording(of: renderer(), seconds: 1.5).data(endingAt: 2)).outputs
    let shown = renderer()
    for tenth in 0...10 {
      let expected = VirtualScreen(columns: 20, rows: 4)
      expected.show(lines: shown.lines())
      let screen = screen(after: recorded.prefix { $0.seconds <= shown.elapsed + 1e-6 })
      #expect(screen.looks == expected.looks, "after \(tenth) tenths of a second")
      shown.advance(by: 0.1)
    }
  }

  @Test func `frames that change nothing are left out, and the last one stays`() throws {
    let outputs = try read(recording(of: renderer(), seconds: 5).data(endingAt: 6)).outputs
    let moving = outputs.dropLast()
    #expect(moving.count == 12, "how it begins, the first frame, and one every tenth of a second")
    #expect(moving.last?.seconds == 1)
    #expect(outputs.last?.seconds == 6)
    #expect(screen(after: outputs).looks == screen(after: moving).looks)
  }

  @Test func `the cursor is hidden while frames are shown, and given back in the last row`() throws
  {
    let outputs = try read(recording(of: renderer(), seconds: 1).data(endingAt: 1)).outputs
    #expect(outputs.first?.text.contains("\u{1B}[?25l") == true)
    let last = try #require(outputs.last)
    #expect(last.text.hasSuffix("\u{1B}[?25h"))
    let cursor = screen(after: outputs).cursor
    #expect(cursor.column == 0 && cursor.row == 3)
  }

  @Test func `a line feed that takes the cursor to the first column changes nothing`() throws {
    let outputs = try read(recording(of: renderer(), seconds: 1).data(endingAt: 1)).outputs
    let cooked = VirtualScreen(columns: 20, rows: 4)
    for output in outputs {
      cooked.feed(output.text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
    }
    #expect(cooked.looks == screen(after: outputs).looks)
  }

  @Test func `only what every terminal knows is recorded`() {
    var known = TerminalCapabilities()
    known.output = OutputCapabilities(
      hasSynchronizedOutput: true, hasRepeat: true, hasEraseCharacters: true,
      erasesWithBackground: true)
    let played = Performance(
      size: TerminalSize(columns: 20, rows: 4), capabilities: known, options: PlayerOptions(),
      startingAt: 0, date: Date(timeIntervalSinceReferenceDate: 0)
    ) { RootProgram(root: Bar()) }
    played.advance(at: 0.5)
    let renderer = FrameRenderer(repeating: played, framesPerSecond: 10)
    let text = String(decoding: renderer.bytesForTerminal(), as: UTF8.self)
    let finals = text.matches(of: /\u{1B}\[[0-9;?]*(.)/).map { $0.output.1 }
    #expect(!finals.isEmpty && finals.allSatisfy { "mHABCDG".contains($0) })
  }

  @Test func `time does not go back, and what is no time is the last one`() throws {
    var recording = Asciicast(size: TerminalSize(columns: 2, rows: 1))
    for (text, seconds) in [("a", 1.5), ("b", 0.5), ("c", .nan), ("", 3), ("d", -1)] {
      recording.append(text, at: seconds)
    }
    let outputs = try read(recording.data(endingAt: .infinity)).outputs.dropFirst()
    #expect(outputs.map(\.text).prefix(4) == ["a", "b", "c", "d"])
    #expect(outputs.allSatisfy { $0.seconds == 1.5 })
  }

  @Test func `a title is quoted, and none of it is obeyed`() throws {
    let title = "\"Pulse\" \u{1B}]2;x\u{7}\n\\"
    let recording = Asciicast(size: TerminalSize(columns: 2, rows: 1), title: title)
    let data = recording.data(endingAt: 0)
    #expect(try read(data).header["title"] as? String == title.withControlsVisible)
    #expect(!data.contains(0x1B))
  }

  @Test(arguments: [1e303, .infinity, .nan, -1])
  func `an instant that is none comes with the output before`(seconds: Double) throws {
    var cast = Asciicast(size: TerminalSize(columns: 20, rows: 4))
    cast.append("a", at: 1)
    cast.append("b", at: seconds)
    #expect(try read(cast.data(endingAt: 2)).outputs.map(\.seconds) == [0, 1, 1, 2])
  }
}
