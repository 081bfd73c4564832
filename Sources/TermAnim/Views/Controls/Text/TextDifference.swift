/// What is another one in a text that has become of another, between what both begin and end with.
struct TextDifference {
  /// The characters that have gone.
  let oldRange: Range<Int>
  /// Those that have come in their place.
  let newRange: Range<Int>

  var isEmpty: Bool { oldRange.isEmpty && newRange.isEmpty }

  /// Of several places where characters may have been put among others like them, that of the
  /// cursor.
  init(from old: TextEntry, to new: TextEntry) {
    let (first, second) = (old.characters, new.characters)
    let room = min(first.count, second.count)
    let limit = min(room, old.caret.marked.lowerBound, new.caret.marked.lowerBound)
    let start = (0..<limit).first { first[$0] != second[$0] } ?? limit
    let end =
      (0..<room - start).first { first[first.count - 1 - $0] != second[second.count - 1 - $0] }
      ?? room - start
    (oldRange, newRange) = (start..<first.count - end, start..<second.count - end)
  }
}
