import Foundation

@testable import TermAnim

/// One showing of a tree of views that move, in frames that are some ticks apart.
@MainActor
struct MovingShow {
  let values: [LivingValue]
  let host: ViewHost
  /// Which completions have come, in their order.
  let told = HeldValue<[String]>([])
  /// What was seen at the moments that all showings have in common.
  private(set) var moments: [DisplayList] = []
  private var tick = 0

  init(_ dice: FuzzDice, steps: [Int] = []) {
    var views = MovingViews(dice)
    let view = views.view()
    values = views.values
    for (value, step) in zip(values, steps) { value.step = step }
    host = ViewHost(view, size: CGSize(width: 160, height: 96))
  }

  /// Ticks from one common moment to the next: no spring takes so much for a pause.
  static let interval = MovingChange.ticks * 9 / 10

  /// Lets the changes come, and goes on for nine seconds, in frames that are so many ticks apart.
  mutating func play(_ changes: [MovingChange], frameEvery frame: Int) {
    for change in changes {
      go(to: change.tick, frameEvery: frame)
      change.make(in: values) { [told] in told.value.append($0) }
      host.settle()
    }
    go(to: 10 * Self.interval, frameEvery: frame)
  }

  private mutating func go(to end: Int, frameEvery frame: Int) {
    while tick < end {
      let next = [frame, Self.interval].map { (tick / $0 + 1) * $0 }.min() ?? end
      tick = min(next, end)
      host.advance(to: FrameTime(seconds: Double(tick) / Double(MovingChange.ticks)))
      if tick.isMultiple(of: Self.interval) { moments.append(host.displayList) }
    }
  }

  /// Goes on until nothing moves; false if that does not come.
  func rest() -> Bool {
    for _ in 0..<500 where host.graph.nextWakeUp != nil { host.advance(by: 0.9) }
    return host.graph.nextWakeUp == nil
  }
}
