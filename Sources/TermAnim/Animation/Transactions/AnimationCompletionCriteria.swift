/// When the animations of a change count as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// When people would say that they are over, though they may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)

  /// When they are over.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
