/// What those around a text that is edited know of its layout.
@MainActor
final class TextRoom {
  /// Those for the characters of a row, by which the cursor goes up and down; nil as long as
  /// nothing is laid out.
  var columns: Int?
  /// What shows the text; nil as long as nothing does.
  weak var element: TextEntryElement?

  nonisolated init() {}
}
