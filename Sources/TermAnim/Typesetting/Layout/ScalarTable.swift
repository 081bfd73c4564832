/// Values of ranges of scalars, read from text: `41-5A 61`.
struct ScalarTable<Value: Sendable>: Sendable {
  private struct Entry {
    var range: ClosedRange<UInt32>
    var value: Value
  }

  /// In rising order, without overlap.
  private let entries: [Entry]

  /// The table of some values and the scalars of each, in hexadecimal.
  ///
  /// Text that is no such list and ranges that overlap are a programmer's error.
  init(_ rows: [(Value, String)]) {
    // Bytes, since every program reads the table before its first line of text.
    entries = rows.flatMap { value, text in
      text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        .map { Entry(range: Self.range($0), value: value) }
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (entry, next) in zip(entries, entries.dropFirst()) {
      precondition(
        entry.range.upperBound < next.range.lowerBound, "\(entry.range) and \(next.range) overlap")
    }
  }

  private static func range(_ word: Substring.UTF8View) -> ClosedRange<UInt32> {
    let ends = word.split(separator: UInt8(ascii: "-")).map { UInt32(Substring($0), radix: 16) }
    guard let first = ends.first, let lower = first, let last = ends.last, let upper = last,
      lower <= upper
    else { preconditionFailure("\(Substring(word)) is no range of scalars") }
    return lower...upper
  }

  /// The value of a scalar; nil when it is in no range.
  ///
  /// O(log ranges).
  subscript(scalar: UInt32) -> Value? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].range.lowerBound <= scalar else { return nil }
    return entries[low].value
  }
}
