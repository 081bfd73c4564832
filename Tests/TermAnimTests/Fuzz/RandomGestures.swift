import Foundation

@testable import TermAnim

/// Random gestures, put together from others.
@MainActor
struct RandomGestures {
  /// Makes a gesture that may keep two states; there is another one in places for true.
  typealias Make = (GestureState<Bool>, GestureState<Bool>, Bool) -> AnyGesture<Void>

  var dice: FuzzDice

  mutating func gesture(depth: Int = 4) -> Make {
    guard depth > 0, !dice.chance(3) else { return simple() }
    let first = gesture(depth: depth - 1)
    if dice.chance(4) {
      let isOne = dice.chance(2)
      return { one, other, choice in
        AnyGesture(
          first(one, other, choice).updating(isOne ? one : other) { _, state, _ in state = true })
      }
    }
    return joined(first, gesture(depth: depth - 1))
  }

  private mutating func joined(_ first: @escaping Make, _ second: @escaping Make) -> Make {
    switch dice.roll(0..<4) {
    case 0: { AnyGesture(first($0, $1, $2).sequenced(before: second($0, $1, $2)).map { _ in }) }
    case 1:
      { AnyGesture(first($0, $1, $2).simultaneously(with: second($0, $1, $2)).map { _ in }) }
    case 2: { AnyGesture(first($0, $1, $2).exclusively(before: second($0, $1, $2)).map { _ in }) }
    default: { AnyGesture($2 ? first($0, $1, $2) : AnyGesture(second($0, $1, $2).map { _ in })) }
    }
  }

  private mutating func simple() -> Make {
    let (count, distance) = (dice.roll(1..<3), CGFloat(dice.pick([0, 10, 30])))
    let seconds = dice.pick([0.1, 0.5])
    switch dice.roll(0..<3) {
    case 0: return { _, _, _ in AnyGesture(TapGesture(count: count).map { _ in }) }
    case 1: return { _, _, _ in AnyGesture(DragGesture(minimumDistance: distance).map { _ in }) }
    default:
      return { _, _, _ in
        AnyGesture(
          LongPressGesture(minimumDuration: seconds, maximumDistance: distance).map { _ in })
      }
    }
  }
}
