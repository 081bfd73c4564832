import Dispatch
import Foundation

@testable import TermAnim

/// A graph with a clock that only moves when it is told to.
@MainActor
final class ViewHost {
  let graph: ViewGraph
  private(set) var time = FrameTime.zero

  /// Shows `root` on a screen of `size` points, its first frame at time 0.
  init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 320, height: 192),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    graph = ViewGraph(root: root, size: size, environment: environment)
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
    time = time + seconds
    graph.advance(to: time)
  }

  /// Lets `seconds` pass in frames of a sixtieth of a second.
  func run(for seconds: Double) {
    let end = time + seconds
    while time < end { advance(by: min(1 / 60, end - time)) }
  }

  /// Applies what is pending, without letting time pass.
  func settle() {
    graph.advance(to: time)
  }

  /// Presses and lets go at a point of the screen.
  @discardableResult
  func tap(at point: CGPoint) -> Bool {
    let isUsed = graph.send(.pointerDown(point))
    graph.send(.pointerUp(point))
    settle()
    return isUsed
  }

  var displayList: DisplayList { graph.displayList() }

  /// Everything that is drawn, layers opened, in the order of drawing.
  var drawing: [FlatCommand] { FlatCommand.all(in: displayList) }
}
