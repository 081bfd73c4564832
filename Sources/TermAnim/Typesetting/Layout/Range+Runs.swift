extension Range<Int> {
  /// The longest stretches of places for which `key` gives one value, in order.
  func runs<Key: Equatable>(of key: (Int) -> Key) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in self {
      if let run = runs.last, key(run.lowerBound) == key(index) {
        runs[runs.count - 1] = run.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
