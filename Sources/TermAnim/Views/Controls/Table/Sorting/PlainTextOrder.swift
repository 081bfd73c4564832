import Foundation

/// The order in which people sort texts of printable ASCII, without the cost of asking Foundation.
///
/// That of Unicode's collation algorithm, which most languages with Latin letters have for these.
enum PlainTextOrder {
  /// Languages that have no order of their own for some of the letters.
  private static let languages: Set<String> = ["de", "en", "es", "fr", "id", "it", "nl", "pt"]

  /// The characters in their order, capitals beside their small letters.
  private static let characters =
    " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ"

  /// The places of characters in the order, capitals at those of their small letters; 0 is no such
  /// character.
  private static let ranks: [UInt8] = {
    var ranks = [UInt8](repeating: 0, count: 256)
    for (place, character) in characters.utf8.enumerated() {
      ranks[Int(character)] = UInt8(place + 1)
    }
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      ranks[Int(letter)] = ranks[Int(letter | 0x20)]
    }
    return ranks
  }()

  /// How many digits in a row Foundation takes for one number, whatever they are.
  private static let numberLimit = 15

  /// Whether the order is that of a place, in which nobody has asked for another one.
  static func isMeant(by locale: Locale) -> Bool {
    let parts = locale.identifier.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = parts.first, languages.contains(String(language)) else { return false }
    return parts.dropFirst().allSatisfy { (2...3).contains($0.count) } && parts.count <= 2
  }

  /// How people sort two texts; nil where one has other characters, or a longer number.
  ///
  /// Figures in a row are a number. What is alike but for capitals and zeros before numbers is told
  /// apart by the first of these: small letters and fewer zeros are first.
  static func compare(_ first: String, _ second: String) -> ComparisonResult? {
    ranks.withUnsafeBufferPointer { ranks in
      first.utf8.withContiguousStorageIfAvailable { first in
        second.utf8.withContiguousStorageIfAvailable { second in
          guard isPlain(first, ranks), isPlain(second, ranks) else { return nil }
          return compare(first, second, ranks)
        } ?? nil
      } ?? nil
    }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func isPlain(_ text: Bytes, _ ranks: Bytes) -> Bool {
    var digits = 0
    for byte in text {
      guard ranks[Int(byte)] > 0 else { return false }
      digits = byte.isDigit ? digits + 1 : 0
      guard digits <= numberLimit else { return false }
    }
    return true
  }

  private static func compare(_ first: Bytes, _ second: Bytes, _ ranks: Bytes) -> ComparisonResult {
    var (one, other) = (0, 0)
    var tie = ComparisonResult.orderedSame
    while one < first.count, other < second.count {
      let (left, right) = (first[one], second[other])
      if left.isDigit, right.isDigit {
        let (number, zeros) = readNumber(in: first, at: &one)
        let (otherNumber, otherZeros) = readNumber(in: second, at: &other)
        if number != otherNumber { return ComparisonResult(number < otherNumber) }
        if tie == .orderedSame, zeros != otherZeros { tie = ComparisonResult(zeros < otherZeros) }
        continue
      }
      let (rank, otherRank) = (ranks[Int(left)], ranks[Int(right)])
      if rank != otherRank { return ComparisonResult(rank < otherRank) }
      if tie == .orderedSame, left != right { tie = ComparisonResult(left > right) }
      (one, other) = (one + 1, other + 1)
    }
    if one < first.count { return .orderedDescending }
    return other < second.count ? .orderedAscending : tie
  }

  /// The number that begins at `place`, which is behind it then, and how many zeros it begins with.
  private static func readNumber(in text: Bytes, at place: inout Int) -> (number: Int, zeros: Int) {
    let start = place
    while place < text.count, text[place] == UInt8(ascii: "0") { place += 1 }
    let zeros = place - start
    var number = 0
    while place < text.count, text[place].isDigit {
      number = number * 10 + Int(text[place] - UInt8(ascii: "0"))
      place += 1
    }
    return (number, zeros)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}

extension ComparisonResult {
  fileprivate init(_ isAscending: Bool) {
    self = isAscending ? .orderedAscending : .orderedDescending
  }
}
