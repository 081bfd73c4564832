/// What the layout of a text that is edited tells those around it.
@MainActor
final class TextRoom {
  /// Those for the characters of a row, by which the cursor goes up and down; nil as long as
  /// nothing is laid out.
  var columns: Int?
  /// Follows a press beside the text.
  var press: ((Press) -> Void)?
  /// Brings the cursor into sight, if the text is being edited.
  var showCursor: (() -> Void)?

  nonisolated init() {}
}
