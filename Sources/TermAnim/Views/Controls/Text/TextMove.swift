/// A way for the cursor to go through a text.
enum TextMove: Hashable, Sendable, CaseIterable {
  case backward
  case forward
  case wordBackward
  case wordForward
  case toLineStart
  case toLineEnd
  case toStart
  case toEnd
}
