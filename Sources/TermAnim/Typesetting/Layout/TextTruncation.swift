/// Which part of a text that does not fit gives way to an ellipsis.
enum TextTruncation: Hashable, Sendable {
  case head
  case middle
  case tail
}
