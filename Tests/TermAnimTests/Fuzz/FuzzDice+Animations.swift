import Foundation

@testable import TermAnim

extension FuzzDice {
  /// A curve or a spring, in one case of three with something around it; it ends some time.
  mutating func animation(depth: Int = 2) -> Animation {
    guard depth > 0 else { return motion() }
    switch roll(0..<12) {
    case 0: return animation(depth: depth - 1).delay(pick([0, 0.1, 0.4, -0.1, 1.3]))
    case 1: return animation(depth: depth - 1).speed(pick([0.5, 0.8, 1, 2, 3.3]))
    case 2: return animation(depth: depth - 1).logicallyComplete(after: pick([0, 0.1, 0.5, 3]))
    case 3: return animation(depth: depth - 1).repeatCount(roll(0..<4), autoreverses: chance(2))
    default: return motion()
    }
  }

  private mutating func motion() -> Animation {
    let seconds = pick([0.05, 0.2, 0.35, 0.5, 1, 1.7])
    switch roll(0..<10) {
    case 0: return .linear(duration: seconds)
    case 1: return .easeInOut(duration: seconds)
    case 2: return .timingCurve(0.2, -0.8, 0.6, 1.9, duration: seconds)
    case 3: return .timingCurve(.circularEaseInOut, duration: seconds)
    case 4: return .timingCurve(.polyline([0, 1.2, 0.7, 1]), duration: seconds)
    case 5: return .spring(duration: seconds, bounce: number(-0.6...0.8), blendDuration: 0.3)
    case 6: return .spring(response: seconds, dampingFraction: number(0.2...3))
    case 7:
      return .interpolatingSpring(
        duration: seconds, bounce: number(-0.5...0.7), initialVelocity: number(-5...5))
    case 8: return pick([.bouncy, .snappy, .interactiveSpring])
    default: return .default
    }
  }
}
