/// How well a context scales pictures.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`, none, low, high, medium
}
