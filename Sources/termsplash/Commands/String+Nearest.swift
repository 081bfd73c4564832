extension String {
  /// The word that begins with this one, or is a letter or two away from it; nil when none is.
  func nearest(in words: [String]) -> String? {
    if count > 1, let whole = words.first(where: { $0.hasPrefix(self) }) { return whole }
    let distances = words.map { (word: $0, count: distance(to: $0)) }
    return distances.filter { $0.count <= 2 && $0.count < $0.word.count - 1 }
      .min { $0.count < $1.count }?.word
  }

  /// How many letters have to be put in, left out or changed.
  ///
  /// V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals"
  /// (1966).
  private func distance(to word: String) -> Int {
    let other = Array(word)
    var row = Array(0...other.count)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let change = diagonal + (other[place] == character ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = Swift.min(change, row[place] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
