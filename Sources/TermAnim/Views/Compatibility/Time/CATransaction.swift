public import Foundation

/// A group of changes to layers of QuartzCore.
///
/// Layers do not move by themselves here: their changes are seen at once, and the block for the end
/// of the moves runs when its transaction is over. Animations of views are `withAnimation`'s.
@MainActor @preconcurrency
public final class CATransaction {
  /// What is said of a transaction.
  private struct Settings {
    var duration: TimeInterval = 0.25
    var disablesActions = false
    var completion: (() -> Void)?
  }

  /// Those under way, the innermost last, after what holds outside of them.
  private static var stack = [Settings()]

  private init() {}

  public static func begin() {
    var settings = stack[stack.count - 1]
    settings.completion = nil
    stack.append(settings)
  }

  /// Ends the transaction that was begun last, and runs its block; without one nothing happens.
  public static func commit() {
    guard stack.count > 1 else { return }
    stack.removeLast().completion?()
  }

  /// Does nothing: changes wait for nothing.
  public static func flush() {}

  /// Noted and left at that.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    stack[stack.count - 1].duration = duration
  }

  public static func animationDuration() -> TimeInterval {
    stack[stack.count - 1].duration
  }

  /// Noted and left at that.
  public static func setDisableActions(_ flag: Bool) {
    stack[stack.count - 1].disablesActions = flag
  }

  public static func disableActions() -> Bool {
    stack[stack.count - 1].disablesActions
  }

  /// Has a block run when the transaction is over: at once where none has begun.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard stack.count > 1 else {
      block?()
      return
    }
    stack[stack.count - 1].completion = block
  }

  public static func completionBlock() -> (() -> Void)? {
    stack[stack.count - 1].completion
  }
}
