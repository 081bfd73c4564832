public import Foundation

/// What a terminal is sent, and when: a recording that asciinema and its players show.
///
/// ```swift
/// let renderer = FrameRenderer(columns: 80, rows: 24) { Pulse() }
/// var recording = Asciicast(size: renderer.performance.screenSize, title: "Pulse")
/// recording.append(renderer)
/// renderer.advance(by: 5) { recording.append(renderer) }
/// try recording.data(endingAt: 5).write(to: URL(fileURLWithPath: "pulse.cast"))
/// ```
///
/// It begins by clearing the screen and hiding the cursor. It ends with the last frame on the
/// screen, where players let it stand, and not on the screen that was there before. The same frames
/// make the same file: it has no date.
///
/// - SeeAlso: "asciicast v2", docs.asciinema.org/manual/asciicast/v2
public struct Asciicast: Sendable {
  private var text: String
  private var last = 0.0
  private let rows: Int

  /// A recording of a screen, without a frame yet.
  ///
  /// - Parameters:
  ///   - size: The screen in cells.
  ///   - title: Shown by players; control characters in it are made visible.
  public init(size: TerminalSize, title: String? = nil) {
    rows = size.rows
    var fields = ["\"version\": 2", "\"width\": \(size.columns)", "\"height\": \(size.rows)"]
    if let title { fields.append("\"title\": \(Self.json(title.withControlsVisible))") }
    fields.append("\"env\": {\"TERM\": \"xterm-256color\"}")
    text = "{\(fields.joined(separator: ", "))}\n"
    append(Self.beginning, at: 0)
  }

  /// Adds the present moment of a renderer, unless it looks like the one before.
  @MainActor
  public mutating func append(_ renderer: FrameRenderer) {
    append(String(decoding: renderer.bytesForTerminal(), as: UTF8.self), at: renderer.elapsed)
  }

  /// Adds something that the terminal is sent; nothing when it is empty.
  ///
  /// - Parameters:
  ///   - output: Text and escape sequences, which players obey.
  ///   - seconds: Since the beginning, kept in whole microseconds; when that is before the last
  ///     output or no finite number, the output comes together with the last one.
  public mutating func append(_ output: String, at seconds: Double) {
    guard !output.isEmpty else { return }
    last = instant(at: seconds)
    text += Self.line(output, at: last)
  }

  /// When an output at `seconds` comes, which is not before the last one.
  private func instant(at seconds: Double) -> Double {
    let microseconds = (seconds * 1e6).rounded()
    return microseconds.isFinite ? max(last, microseconds / 1e6) : last
  }

  private static func line(_ output: String, at seconds: Double) -> String {
    "[\(seconds), \"o\", \(json(output))]\n"
  }

  /// The recording as a file, which shows its last frame until `seconds` have passed.
  public func data(endingAt seconds: Double) -> Data {
    let end = Self.line(ending, at: instant(at: seconds))
    // A long recording fills much of the memory: it is copied once.
    var data = Data(capacity: text.utf8.count + end.utf8.count)
    data.append(contentsOf: text.utf8)
    data.append(contentsOf: end.utf8)
    return data
  }

  private static let beginning =
    "\(EscapeSequences.resetGraphicRendition)\(EscapeSequences.hideCursor)"
    + "\(EscapeSequences.cursorHome)\(EscapeSequences.eraseToEndOfScreen)"

  /// Gives the cursor back, in the last row: a line feed would move the picture.
  private var ending: String {
    "\(EscapeSequences.resetGraphicRendition)\(EscapeSequences.controlSequence)\(rows);1H"
      + EscapeSequences.showCursor
  }

  private static func json(_ string: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(string) else {
      preconditionFailure("\(string) has no JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
