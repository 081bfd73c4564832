extension TextUndo {
  /// What has been made of a part of a text at one stroke.
  ///
  /// Keeps that part alone, before and after. A class because the manager has it while more is
  /// typed.
  @MainActor
  final class Step {
    /// How many characters before the part are as they were.
    private var start: Int
    /// How many behind it are.
    private var end: Int
    private var old: TextPart
    private var new: String
    /// Where the cursor was, and what was marked.
    private let caret: TextEntry.Caret

    private init(start: Int, end: Int, old: TextPart, new: String, caret: TextEntry.Caret) {
      (self.start, self.end, self.old, self.new, self.caret) = (start, end, old, new, caret)
    }

    /// The step that made `new` of `old`, whose text was `content`.
    convenience init(
      _ difference: TextDifference, of content: TextPart, from old: TextEntry, to new: TextEntry
    ) {
      self.init(
        start: difference.oldRange.lowerBound,
        end: old.characters.count - difference.oldRange.upperBound,
        old: content.part(difference.oldRange, of: old),
        new: String(new.characters[difference.newRange]),
        caret: old.caret)
    }

    /// Makes the next step, which made `new` of `old`, whose text was `content`, part of this one.
    func add(_ next: Step, to content: TextPart, from old: TextEntry, to new: TextEntry) {
      let (start, end) = (min(start, next.start), min(end, next.end))
      let count = old.characters.count
      if start < self.start || end < self.end {
        self.old =
          content.part(start..<self.start, of: old) + self.old
          + content.part(count - self.end..<count - end, of: old)
      }
      // What is typed behind the rest need not be read with it.
      let isBehind = next.old.isEmpty && next.end == self.end && start == self.start
      self.new =
        isBehind
        ? self.new + next.new : String(new.characters[start..<new.characters.count - end])
      (self.start, self.end) = (start, end)
    }

    /// The part in a text as it is now; nil where the program has made another one of it.
    private func range(in text: String) -> Range<Int>? {
      let text = Array(text)
      guard text.count >= start + end else { return nil }
      let range = start..<text.count - end
      return String(text[range]) == new ? range : nil
    }

    /// Whether a text would be another one if it were made what it was before.
    func changes(_ field: EditedText) -> Bool {
      let content = field.source.content
      return range(in: content.string).map { content[$0].string != old.string } ?? false
    }

    /// Makes a text what it was before, and returns the step back; nil where the program has made
    /// another one of it, which stays.
    func undo(in field: EditedText) -> Step? {
      let content = field.source.content
      guard let range = range(in: content.string) else { return nil }
      let back = Step(
        start: start, end: end, old: content[range], new: old.string, caret: field.entry.caret)
      field.show(content.replacing(range, with: old), caret: caret)
      return back
    }
  }
}
