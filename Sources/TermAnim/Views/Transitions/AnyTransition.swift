public import Foundation

/// A transition of any type.
public struct AnyTransition {
  let base: any TransitionBox
  /// The animation of all of the transition, used whatever the transaction says.
  private(set) var animation: Animation?
  /// The animation of a part, for the fade that takes the place of all of it.
  private var partAnimation: Animation?

  public init<Base: Transition>(_ transition: Base) {
    base = TypedTransitionBox(transition: transition)
  }

  /// No transition.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// A fade.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Growing from, and shrinking to, nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Growing from, and shrinking to, `scale` times the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Coming from the leading edge and going to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Coming from, and going to, `edge`.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// Coming from `edge` and going on to the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Coming from, and going to, `offset` points away.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Coming from, and going to, `x` and `y` points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Modified with `active` while coming and going, and with `identity` in between.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// `insertion` for coming in and `removal` for going out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion.base.asymmetric(with: removal.base)
    transition.partAnimation = insertion.fadeAnimation ?? removal.fadeAnimation
    return transition
  }

  /// This transition and `other` together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var combined = base.combined(with: other.base)
    combined.partAnimation = fadeAnimation ?? other.fadeAnimation
    return combined
  }

  /// The transition, always with `animation`.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = base.animated(animation)
    transition.animation = animation
    return transition
  }
}

extension AnyTransition {
  /// The transition, or a fade where it would move and the environment asks for less motion.
  @MainActor
  func adjusted(to environment: EnvironmentValues) -> AnyTransition {
    guard environment.accessibilityReduceMotion && base.properties.hasMotion else { return self }
    return fadeAnimation.map { AnyTransition.opacity.animation($0) } ?? .opacity
  }

  private var fadeAnimation: Animation? { animation ?? partAnimation }
}
