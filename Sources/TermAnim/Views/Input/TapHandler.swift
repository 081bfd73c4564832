import Foundation

/// Calls an action for taps.
nonisolated struct TapHandler: PressHandler {
  /// Taps that follow within this many seconds count together.
  private static let repeatInterval = 0.35

  struct Memory {
    var taps = 0
    var lastTap = FrameTime.zero
  }

  static var initialMemory: Memory { Memory() }

  let count: Int
  /// Is told where the last tap was: in the view's own space, and on the screen.
  let action: (CGPoint, CGPoint) -> Void

  var isFocusable: Bool { false }

  @MainActor
  func press(_ press: Press, memory: inout Memory) {
    guard press.phase == .ended, press.isInside else { return }
    memory.taps = press.time - memory.lastTap <= Self.repeatInterval ? memory.taps + 1 : 1
    memory.lastTap = press.time
    guard memory.taps >= count else { return }
    memory.taps = 0
    action(press.location, press.screenLocation)
  }
}
