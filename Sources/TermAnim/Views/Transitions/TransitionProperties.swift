/// What is true of all transitions of a type.
public struct TransitionProperties: Sendable {
  /// Whether something moves; such a transition becomes a fade where less motion is asked for.
  public var hasMotion: Bool
  /// Whether views that have come may look otherwise than without the transition.
  ///
  /// Such a transition is around its view for as long as the view is there; one of which nothing is
  /// seen then is put around it when it is needed.
  let isSeenAtRest: Bool
  /// Whether the transition may animate its views on its own, so that it is to be gone through
  /// where the change is not animated.
  private(set) var mayAnimate: Bool
  /// Whether views are placed elsewhere on the way, where their own animations take them.
  let placesViews: Bool

  /// Those of a transition of the program, which may also be seen in views that have come.
  public init(hasMotion: Bool = true) {
    self.init(hasMotion: hasMotion, isSeenAtRest: true, mayAnimate: true)
  }

  init(
    hasMotion: Bool, isSeenAtRest: Bool, mayAnimate: Bool = false, placesViews: Bool = false
  ) {
    self.hasMotion = hasMotion
    (self.isSeenAtRest, self.mayAnimate) = (isSeenAtRest, mayAnimate)
    self.placesViews = placesViews
  }

  /// What is true of two transitions together.
  func merging(_ other: TransitionProperties) -> TransitionProperties {
    TransitionProperties(
      hasMotion: hasMotion || other.hasMotion, isSeenAtRest: isSeenAtRest || other.isSeenAtRest,
      mayAnimate: mayAnimate || other.mayAnimate, placesViews: placesViews || other.placesViews)
  }

  /// The same of a transition that has an animation.
  var animated: TransitionProperties {
    var properties = self
    properties.mayAnimate = true
    return properties
  }

  /// Of transitions that move what comes and goes, and leave alone what is there.
  static let moving = TransitionProperties(hasMotion: true, isSeenAtRest: false)

  /// Of those that do so by placing it elsewhere.
  static let placing = TransitionProperties(
    hasMotion: true, isSeenAtRest: false, placesViews: true)

  /// Of those that tell the views in them how far they have come.
  static let telling = TransitionProperties(hasMotion: true, isSeenAtRest: true)

  /// Of transitions that do neither.
  static let still = TransitionProperties(hasMotion: false, isSeenAtRest: false)
}
