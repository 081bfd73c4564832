/// The shape of the corner between two segments.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel
}
