/// Collects the text of a bracketed paste until the terminal says that it is over.
struct PasteCollector: Sendable {
  /// What is beyond this many bytes is left out.
  static let maximalLength = 1 << 20
  /// `ESC [ 201 ~`; ESC is in no other place, so a failed match can only begin anew.
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes one byte, and returns the whole text when it was the last.
  mutating func append(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? text : nil
    }
    keep(Self.end[..<matched])
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return nil
  }

  private mutating func keep(_ more: ArraySlice<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.maximalLength - bytes.count))
  }

  /// What was collected so far: UTF-8 repaired, lines ended by `\n`.
  var text: String {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" }
    return lines.joined(separator: "\n")
  }
}
