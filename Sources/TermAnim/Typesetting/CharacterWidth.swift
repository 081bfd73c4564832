/// How many columns of a terminal a character takes, and whether terminals agree about it.
///
/// Decided scalar by scalar from two short tables of ranges, as `wcwidth` does, and then for the
/// cluster as a whole: an emoji sequence is one picture, a letter keeps its marks, and no cluster
/// takes more than two columns. Ambiguous characters (UAX #11, class A) take one column, as block
/// and line-drawing characters must.
struct CharacterWidth: Hashable, Sendable {
  /// 0 for a cluster of marks alone, else 1 or 2.
  let columns: Int
  /// The columns that a terminal may move on by, at most, if it does not know the cluster as one
  /// character.
  let widest: Int
  /// Whether all terminals are known to agree.
  let isCertain: Bool

  /// The width of one grapheme cluster.
  ///
  /// O(scalars).
  init(of cluster: Character) {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else {
      (columns, widest, isCertain) = (0, 0, true)
      return
    }
    guard scalars.dropFirst().contains(where: { !$0.isPlainMark }) || first.isFlagLetter else {
      self = Self(of: first)
      return
    }
    let parts = scalars.count { $0.columns > 0 }
    let isPicture =
      scalars.contains { $0.makesEmoji } || first.properties.isEmoji && scalars.contains("\u{FE0F}")
    columns = isPicture ? 2 : min(2, scalars.reduce(0) { $0 + $1.columns })
    // Some terminals give a flag's letters two columns each, so no part is trusted to take fewer.
    widest = max(2 * parts, columns)
    isCertain = false
  }

  /// The width of a cluster of one scalar.
  ///
  /// O(log ranges).
  init(of scalar: Unicode.Scalar) {
    columns = Self.columns(of: scalar)
    widest = columns
    isCertain = columns < 2 || !scalar.isWideOfLate
  }

  /// The columns of a scalar that stands alone: 0, 1 or 2.
  ///
  /// O(log ranges).
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if contains(value, in: zeroRanges) { return 0 }
    return contains(value, in: wideRanges) ? 2 : 1
  }

  private static func contains(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }
}

extension Character {
  /// The columns that a terminal gives this cluster.
  var terminalWidth: CharacterWidth { CharacterWidth(of: self) }
}

extension String {
  /// The columns of a terminal that the text takes, cluster by cluster.
  ///
  /// O(n).
  var terminalColumns: Int { reduce(0) { $0 + $1.terminalWidth.columns } }
}

extension Unicode.Scalar {
  fileprivate var columns: Int { CharacterWidth.columns(of: self) }

  /// A mark that all terminals put on the letter before it.
  fileprivate var isPlainMark: Bool {
    let category = properties.generalCategory
    return columns == 0 && !choosesLooks
      && (category == .nonspacingMark || category == .enclosingMark) && value != 0x20E3
  }

  /// Whether it joins characters or keeps them apart.
  private var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Whether it chooses how the characters beside it look, and has no look of its own.
  var choosesLooks: Bool { properties.isVariationSelector || isJoiner }

  /// Whether two of it make a flag; alone, terminals do not agree about it.
  fileprivate var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether terminals with tables of an older Unicode take it for narrow: an emoji that has come
  /// after Unicode 9, which made the others wide, or a sign that is wide since Unicode 16.
  fileprivate var isWideOfLate: Bool {
    switch value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376: true
    case 0x1F000...0x1FAFF: properties.age.map { $0.major > 9 } ?? true
    default: false
    }
  }

  /// What turns a cluster of several scalars into one emoji: a flag's letter, a skin colour, or a
  /// part that is an emoji by itself (UTS #51).
  fileprivate var makesEmoji: Bool {
    properties.isEmojiPresentation || properties.isEmojiModifier
  }
}
