/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square
}
