/// What makes things above a blur brighter; of no effect here.
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}
