import TermAnim

/// What is written in the two lines of the wave: a text and a caption, or a longer text in halves.
struct WaveLines: Hashable {
  let upper: String
  let lower: String

  /// Letters in the longer line, of which wide ones count as two.
  var count: Int { max(upper.columns, lower.columns) }

  /// - Parameters:
  ///   - text: What the upper line says.
  ///   - caption: What the lower one says, unless it has to take a part of the text.
  ///   - capacity: How many letters a line has room for, as large as they can be read; wide ones
  ///     count as two.
  init(_ text: String, caption: String, capacity: Int) {
    let letters = Array(text)
    let spaces = letters.indices.dropFirst().dropLast().filter { letters[$0] == " " }
    let middle = spaces.min {
      max($0, letters.count - $0 - 1) < max($1, letters.count - $1 - 1)
    }
    guard text.columns > capacity, let middle else {
      (upper, lower) = (text, caption)
      return
    }
    (upper, lower) = (
      String(letters[..<middle]).trimmingCharacters(in: .whitespaces),
      String(letters[middle...]).trimmingCharacters(in: .whitespaces)
    )
  }
}
