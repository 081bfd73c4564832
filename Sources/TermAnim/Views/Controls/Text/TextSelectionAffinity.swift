/// The line to which a place belongs where one is broken in two.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}
