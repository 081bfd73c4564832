/// What an outline is for.
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}
