import Dispatch
import Foundation

@testable import TermAnim

/// A graph with a clock that only moves when it is told to.
@MainActor
final class ViewHost {
  let graph: ViewGraph
  private(set) var time = FrameTime.zero

  /// Shows `root` on a screen of `size` points, its first frame at time 0.
  ///
  /// Where `tellsCompletions` is false, completions of animations wait for another graph.
  init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 320, height: 192),
    environment: EnvironmentValues = EnvironmentValues(), tellsCompletions: Bool = true
  ) {
    graph = ViewGraph(root: root, size: size, environment: environment)
    graph.tellsCompletions = tellsCompletions
    Self.markMainQueue
    graph.tellTime { [weak self] in
      guard DispatchQueue.getSpecific(key: Self.mainQueue) != nil else { return nil }
      return MainActor.assumeIsolated { self?.time }
    }
    graph.advance(to: time)
  }

  // Tests of the main actor run on its queue, though not always on the main thread.
  private nonisolated static let mainQueue = DispatchSpecificKey<Void>()
  private static let markMainQueue: Void = DispatchQueue.main.setSpecific(key: mainQueue, value: ())

  /// Lets `seconds` pass in one frame.
  func advance(by seconds: Double) {
    advance(to: time + seconds)
  }

  /// Lets time pass up to a moment, in one frame.
  func advance(to time: FrameTime) {
    self.time = time
    graph.advance(to: time)
  }

  /// Lets `seconds` pass in frames of a sixtieth of a second, as far as something moves: at rest
  /// there are none, as in a player.
  func run(for seconds: Double) {
    let (end, interval) = (time + seconds, 1.0 / 60)
    while time < end {
      let wait = (graph.nextWakeUp ?? end).seconds - time.seconds
      let frames = max((wait / interval).rounded(.up), 1)
      advance(by: min(frames * interval, end - time))
    }
  }

  /// Applies what is pending, without letting time pass.
  func settle() {
    graph.advance(to: time)
  }

  /// Makes a change in a transaction with `animation`, and applies it without letting time pass.
  func animate(_ animation: Animation? = .linear(duration: 1), _ change: () -> Void) {
    withAnimation(animation, change)
    settle()
  }

  /// Presses and lets go at a point of the screen.
  @discardableResult
  func tap(at point: CGPoint) -> Bool {
    let isUsed = graph.send(.pointerDown(point))
    graph.send(.pointerUp(point))
    settle()
    return isUsed
  }

  /// Presses at a point of the screen, and goes on pressing.
  @discardableResult
  func press(at point: CGPoint) -> Bool {
    send(.pointerDown(point))
  }

  /// Lets what is pressed go at a point of the screen.
  @discardableResult
  func release(at point: CGPoint) -> Bool {
    send(.pointerUp(point))
  }

  /// Moves the pointer, pressed or not.
  @discardableResult
  func move(to point: CGPoint) -> Bool {
    send(.pointerMoved(point))
  }

  /// Presses at one point, moves to another in a number of even steps, and lets go there.
  func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.1, steps: Int = 6
  ) {
    press(at: start)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let share = Double(step) / Double(steps)
      move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    release(at: end)
  }

  /// Presses at one point, moves to another, and lets go there a second later, when all is at rest.
  func pull(from start: CGPoint, to end: CGPoint) {
    press(at: start)
    advance(by: 0.1)
    move(to: end)
    advance(by: 1)
    release(at: end)
  }

  /// Holds a point of the screen pressed for `seconds`.
  func longPress(at point: CGPoint, for seconds: Double) {
    press(at: point)
    run(for: seconds)
    release(at: point)
  }

  /// Turns the wheel over a point; positive heights are towards the user.
  @discardableResult
  func wheel(at point: CGPoint, by delta: CGSize, modifiers: EventModifiers = []) -> Bool {
    send(.wheel(point, delta: delta, modifiers: modifiers))
  }

  /// Types a key.
  @discardableResult
  func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    send(.key(KeyPress(key, modifiers: modifiers)))
  }

  private func send(_ event: InputEvent) -> Bool {
    let isUsed = graph.send(event)
    settle()
    return isUsed
  }

  var displayList: DisplayList { graph.displayList() }

  /// Everything that is drawn, layers opened, in the order of drawing.
  var drawing: [FlatCommand] { FlatCommand.all(in: displayList) }
}
