/// How far up a heading stands among the headings.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
