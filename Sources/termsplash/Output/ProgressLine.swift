import Foundation

/// A line on standard error that says how far something is, where a terminal shows it.
///
/// It is rewritten in its place and removed at the end, also when a signal ends the program, with
/// nothing that a terminal could not understand. What is over in a moment shows none.
final class ProgressLine {
  private let deed: String
  private let output: Descriptor?
  private let beginning = ContinuousClock.now
  private let patience: Duration
  private let columns: (Descriptor) -> Int?
  private var shown = ""
  private var farewell: Farewell?

  /// Positions of the bar, where there are so many, and of the shortest one.
  private static let (width, leastWidth) = (24, 4)

  /// A line about something that begins now.
  ///
  /// - Parameters:
  ///   - deed: What is done.
  ///   - output: Where the line goes, or nil where nobody would see it.
  ///   - patience: How long it may take without a line.
  ///   - columns: How many columns the terminal has, or nil where that is not known.
  init(
    _ deed: String, to output: Descriptor? = terminal, patience: Duration = .milliseconds(300),
    columns: @escaping (Descriptor) -> Int? = \.columns
  ) {
    (self.deed, self.output, self.patience, self.columns) = (deed, output, patience, columns)
  }

  /// Standard error, if it is a terminal.
  static var terminal: Descriptor? {
    isatty(STDERR_FILENO) == 1 ? Descriptor(number: STDERR_FILENO) : nil
  }

  /// Says what share is done, from 0 to 1; NaN says nothing.
  func show(_ share: Double) {
    guard let output, !share.isNaN, ContinuousClock.now - beginning >= patience else { return }
    let line = line(min(max(share, 0), 1), in: columns(output) ?? 80)
    guard line != shown else { return }
    if line.count != shown.count { remove() }
    guard !line.isEmpty else { return }
    // The terminal may have written ^C behind the line.
    if farewell == nil { farewell = Farewell(Self.blank(over: line.count + 2), to: output) }
    _ = output.write(Data("\r\(line)".utf8))
    shown = line
  }

  /// Leaves the row as it was before.
  func remove() {
    guard let output, !shown.isEmpty else { return }
    _ = output.write(Data(Self.blank(over: shown.count).utf8))
    farewell?.withdraw()
    (shown, farewell) = ("", nil)
  }

  /// What empties the first columns of the row.
  private static func blank(over columns: Int) -> String {
    "\r\(String(repeating: " ", count: columns))\r"
  }

  /// As long as all others in as many columns, so that each covers the one before; empty where
  /// there is no room, as a line that is broken could not be rewritten.
  private func line(_ share: Double, in columns: Int) -> String {
    let number = String(Int(share * 100))
    let percent = "\(String(repeating: " ", count: 3 - number.count))\(number) %"
    // What is behind the line is for ^C.
    let room = columns - deed.count - percent.count - 4
    guard room >= 0 else { return "" }
    guard room > Self.leastWidth else { return "\(deed) \(percent)" }
    let width = min(room - 1, Self.width)
    let done = Int(share * Double(width))
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
    return "\(deed) \(bar) \(percent)"
  }
}
