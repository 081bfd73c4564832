/// How bright things above a blur are.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}
