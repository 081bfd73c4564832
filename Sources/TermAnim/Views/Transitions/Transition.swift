/// What a view looks like while it comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  /// The view that comes and goes, to be placed in the body.
  typealias Content = PlaceholderContentView<Self>

  /// What is true of all transitions of the type.
  static var properties: TransitionProperties { get }

  /// What `content` looks like in `phase`.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// What `content` looks like in `phase`.
  public func apply<Content: View>(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TransitionModifier(transition: self, phase: phase))
  }

  /// This transition and `other` together.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition, always with `animation`.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
