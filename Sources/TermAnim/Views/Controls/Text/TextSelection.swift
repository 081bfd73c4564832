/// What is marked in a text that can be edited, or where its cursor is.
///
/// A text field or an editor that is given a binding to one says there what is marked, and marks
/// what the program puts there. Indices are those of its text; one beyond the end stands for the
/// end, and one within a character for the end of that.
public struct TextSelection: Hashable, Sendable {
  /// The places of a text that are marked.
  public enum Indices: Hashable, Sendable {
    /// All in a range; the cursor alone where it is empty.
    case selection(Range<String.Index>)
    /// All in several ranges, of which a terminal's text marks the first.
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  /// Always automatic: a place where a line is broken belongs to what comes behind it.
  public var affinity: TextSelectionAffinity { .automatic }

  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is marked, so that there is the cursor alone.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension View {
  /// The view as it is: a place where a line is broken belongs to what comes behind it.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
}
