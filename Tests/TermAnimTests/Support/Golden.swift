import Foundation
import Testing

/// Text files that show what a frame looks like, so that a reviewer reads a change as a diff.
///
/// One file for each scene and time, below `Tests/TermAnimTests/Golden`. With `RECORD_GOLDEN=1` in
/// the environment they are written anew, and the run still fails: what was recorded must be looked
/// at before it counts.
enum Golden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
  }

  /// Expects `text` to be what the file `name`.golden says.
  static func expect(
    _ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let name = name + ".golden"
    try expect(
      text, in: folder.appending(path: name), named: name, sourceLocation: sourceLocation)
  }

  /// Expects `text` to be what another file says, which is recorded in the same way; `path` is from
  /// the root of the package.
  static func expect(
    _ text: String, inFile path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(
      text, in: SourceFile.root.appending(path: path), named: path, sourceLocation: sourceLocation)
  }

  private static func expect(
    _ text: String, in file: URL, named name: String, sourceLocation: SourceLocation
  ) throws {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    guard !isRecording else {
      try record(text, in: file)
      Issue.record("recorded \(name); look at it", sourceLocation: sourceLocation)
      return
    }
    let golden = try? String(contentsOf: file, encoding: .utf8)
    guard let complaint = complaint(about: text, insteadOf: golden) else { return }
    Issue.record("\(name) \(complaint)", sourceLocation: sourceLocation)
  }

  /// What is wrong with `text`; nil when it is what the file says, which is nil when it is missing.
  static func complaint(about text: String, insteadOf golden: String?) -> String? {
    guard let golden else { return "is missing; record it with RECORD_GOLDEN=1" }
    return text == golden ? nil : "differs:\n\(difference(from: golden, to: text))"
  }

  private static func record(_ text: String, in file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The lines that are only in one of the texts, each with its number there.
  private static func difference(from golden: String, to text: String) -> String {
    let (old, new) = (lines(of: golden), lines(of: text))
    let changes = new.difference(from: old)
    let removed = changes.removals.compactMap { describe($0) }
    let inserted = changes.insertions.compactMap { describe($0) }
    return (removed + inserted).sorted { $0.line < $1.line }.map(\.text).joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func describe(
    _ change: CollectionDifference<Substring>.Change
  ) -> (line: Int, text: String) {
    switch change {
    case .remove(let line, let text, _): (2 * line, "-\(line + 1): \(text)")
    case .insert(let line, let text, _): (2 * line + 1, "+\(line + 1): \(text)")
    }
  }
}
