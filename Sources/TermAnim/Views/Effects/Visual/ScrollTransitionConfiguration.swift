/// How a view changes on its way through the window of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// When a view is in full view.
  public struct Threshold: Sendable {
    /// The share of the view that is inside.
    let share: Double
    /// Points by which it has to be further inside.
    var inset = 0.0

    /// When all of the view is inside.
    public static let visible = Threshold(share: 1)
    /// When any of the view is inside.
    public static let hidden = Threshold(share: 0)
    /// When half of the view is inside.
    public static let centered = Threshold(share: 0.5)

    /// When the share `amount` of the view is inside.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: min(max(amount, 0), 1))
    }

    /// The threshold further inside by `distance` points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(share: share, inset: inset + distance)
    }
  }

  /// Whether the change follows the way of the view; otherwise it happens at the threshold.
  let isInteractive: Bool
  let curve: UnitCurve
  let animation: Animation?
  let threshold: Threshold

  /// At the threshold, with an animation.
  public static let animated = animated()
  /// Little by little, as the view moves.
  public static let interactive = interactive()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(
    isInteractive: false, curve: .linear, animation: nil,
    threshold: Threshold(share: 0, inset: -.infinity))

  /// At the threshold, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isInteractive: false, curve: .linear, animation: animation, threshold: .visible(0.5))
  }

  /// Little by little, as the view moves.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isInteractive: true, curve: timingCurve, animation: nil, threshold: .visible)
  }

  /// The same with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isInteractive: isInteractive, curve: curve, animation: animation, threshold: threshold)
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      isInteractive: isInteractive, curve: curve, animation: animation, threshold: threshold)
  }
}
