/// What the layout of a text that is edited tells the keys: the cursor goes up and down by what is
/// seen.
@MainActor
final class TextRoom {
  /// For the characters of a row; nil as long as nothing is laid out.
  var columns: Int?

  nonisolated init() {}
}
