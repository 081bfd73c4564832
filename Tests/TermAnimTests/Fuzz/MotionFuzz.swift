import Foundation
import Testing

@testable import TermAnim

/// What moves, whichever frames are shown of it.
@MainActor
struct MotionFuzz {
  // MARK: Numbers

  @Test func `a number is at each moment where it is, whichever frames were shown before`() {
    Fuzz.rounds(60) { dice in
      let changes = MovingChange.several(&dice)
      let targets = changes.map { _ in dice.pick([0, 1, 100, -30, 0.5, 7.0]) }
      let seldom = numbers(changes, targets, frameEvery: MovingShow.interval)
      let often = numbers(changes, targets, frameEvery: 70)
      for (moment, (one, other)) in zip(seldom, often).enumerated()
      where !(abs(one - other) < 1e-6) {
        return "moment \(moment) is \(one) and \(other)"
      }
      return nil
    }
  }

  /// A number at moments nine tenths of a second apart, which has frames of so many ticks.
  private func numbers(
    _ changes: [MovingChange], _ targets: [Double], frameEvery frame: Int
  ) -> [Double] {
    var (animator, model) = (Animator<Double>(), 0.0)
    let end = 10 * MovingShow.interval
    let ticks = [frame, MovingShow.interval].flatMap { stride(from: 0, through: end, by: $0) }
    return Set(ticks + changes.map(\.tick)).sorted().compactMap { tick in
      let time = FrameTime(seconds: Double(tick) / Double(MovingChange.ticks))
      for (change, target) in zip(changes, targets) where change.tick == tick {
        let transaction = Transaction(animation: change.animation)
        animator.modelChanged(from: model, to: target, transaction: transaction, at: time)
        model = target
      }
      let number = animator.presented(model: model, at: time)
      return tick.isMultiple(of: MovingShow.interval) ? number : nil
    }
  }

  // MARK: Views

  @Test func `views look at each moment as they do, whichever frames were shown before`() {
    Fuzz.rounds(12) { dice in
      let (tree, changes) = (FuzzDice(seed: dice.random.next()), MovingChange.several(&dice))
      var (seldom, often) = (MovingShow(tree), MovingShow(tree))
      seldom.play(changes, frameEvery: dice.pick([MovingShow.interval, 600]))
      often.play(changes, frameEvery: dice.pick([70, 168]))
      for (moment, (one, other)) in zip(seldom.moments, often.moments).enumerated()
      where differ(one, other) {
        return "moment \(moment) differs"
      }
      return fault(of: often, changes) ?? fault(of: seldom, changes)
        ?? restFault(of: often, fresh: tree)
    }
  }

  private func fault(of show: MovingShow, _ changes: [MovingChange]) -> String? {
    guard show.rest() else { return "it does not come to rest" }
    for change in changes {
      let told = show.told.value.filter { $0.hasSuffix(" \(change.place)") }
      if told != ["complete \(change.place)", "over \(change.place)"], !show.values.isEmpty {
        return "\(told) has come of change \(change.place)"
      }
    }
    return nil
  }

  /// What is wrong at rest with what is seen, unless it is what the same tree shows that has always
  /// been so.
  private func restFault(of show: MovingShow, fresh tree: FuzzDice) -> String? {
    let fresh = MovingShow(tree, steps: show.values.map(\.step))
    return differ(show.host.displayList, fresh.host.displayList) ? "it rests otherwise" : nil
  }

  // MARK: Time

  @Test func `a moment that time is turned back to looks as it did`() {
    Fuzz.rounds(3) { turnBack(&$0) }
  }

  @Test func `what is told of views that go is told at the same time again`() {
    var dice = FuzzDice(seed: 1015)
    #expect(turnBack(&dice) == nil)
  }

  @Test func `what is told of a repetition is told at the same time again`() {
    var dice = FuzzDice(seed: 1_796_041_520)
    #expect(turnBack(&dice) == nil)
  }

  /// Turns a program back to moments that were seen; says what is wrong, if anything is.
  private func turnBack(_ dice: inout FuzzDice) -> String? {
    let (tree, changes) = (FuzzDice(seed: dice.random.next()), MovingChange.several(&dice))
    var options = PlayerOptions()
    options.framesPerSecond = dice.pick([60, 25, 7])
    let renderer = FrameRenderer(columns: 80, rows: 24, options: options) {
      MovingProgram(tree, changes)
    }
    var seen: [Double: DisplayList] = [:]
    let look = { seen[renderer.performance.time] = renderer.performance.displayList() }
    for digit in changes.indices {
      renderer.advance(by: dice.pick([0.02, 0.1, 0.3, 0.77, 1.5]), onFrame: look)
      renderer.press(KeyStroke(.character(Character("\(digit)"))))
      look()
    }
    renderer.advance(by: 2, onFrame: look)
    for moment in seen.keys.sorted().shuffled(using: &dice.random).prefix(10) {
      renderer.performance.seek(to: moment)
      if let list = seen[moment], differ(list, renderer.performance.displayList()) {
        return "\(moment) differs"
      }
    }
    return nil
  }

  // MARK: Pictures

  private let rasterizer = Rasterizer(
    width: 80, height: 48, scale: CGSize(width: 0.5, height: 0.5), ground: .black)

  /// Whether two moments look different, by more than roundings make of it.
  private func differ(_ one: DisplayList, _ other: DisplayList) -> Bool {
    if one == other { return false }
    let pictures = [one, other].map { list in
      rasterizer.invalidate()
      return rasterizer.picture(of: list).pixels.bitmap.pixels
    }
    return zip(pictures[0], pictures[1]).contains { one, other in
      [0, 8, 16].contains { shift in
        abs(Int(one >> shift & 255) - Int(other >> shift & 255)) > 2
      }
    }
  }
}
