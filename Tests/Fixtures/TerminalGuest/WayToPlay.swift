import Dispatch
import Foundation
import TermAnim

/// A way in which a program shows its views, and where it stands meanwhile.
enum WayToPlay: String {
  /// From the top level of a program.
  case plainly
  /// From a task, while another queue than that of the main thread serves the main actor.
  case asynchronously
  /// The same, until the task is cancelled.
  case cancelled
  /// From what the main queue does, which waits for it.
  case onMainQueue
  case onMainQueueOfRunLoop
  /// After it has quit, and once more.
  case afterTheEnd
  /// In lines below the prompt, as many as there are.
  case inline
  /// The same, leaving nothing.
  case erased
  /// The same, as an app.
  case app
  /// The same, reading what comes through a pipe.
  case piped

  @MainActor
  func play() throws -> Never {
    switch self {
    case .inline: try InlineView.play()
    case .erased: try InlineView.play { $0.leavesPicture = false }
    case .piped: try InlineView.playReading()
    case .app: InlineApp.main()
    default: break
    }
    let player = try Player { PlayedView() }
    player.onEnd = { print("the end, \(player.performance.lines().contains("READY"))") }
    switch self {
    case .plainly: player.run()
    case .asynchronously: playAsynchronously(player)
    case .cancelled: playAsynchronously(player, cancellingAfter: 0.3)
    case .onMainQueue:
      DispatchQueue.main.async { MainActor.assumeIsolated { player.run() } }
      dispatchMain()
    case .onMainQueueOfRunLoop:
      DispatchQueue.main.async { MainActor.assumeIsolated { player.run() } }
      RunLoop.main.run()
    case .afterTheEnd:
      player.quit()
      player.run()
      player.run()
    case .inline, .erased, .app, .piped: break
    }
    print("played")
    exit(0)
  }

  @MainActor
  private func playAsynchronously(
    _ player: Player, cancellingAfter seconds: Double? = nil
  ) -> Never {
    let task = Task {
      await player.run()
      print("played")
      exit(0)
    }
    if let seconds {
      Task {
        try await Task.sleep(for: .seconds(seconds))
        task.cancel()
      }
    }
    dispatchMain()
  }
}

/// A view that counts a key, is slow with another, and never comes back from a third.
private struct PlayedView: View {
  @State private var count = 0
  private static let counts = ["OOOO", "AAAA", "BBBB", "CCCC", "DDDD"]

  var body: some View {
    Text("READY \(Self.counts[count])")
      .onKeyPress("n") {
        count += 1
        return .handled
      }
      .onKeyPress("b") {
        while true { usleep(1) }
      }
      .onKeyPress("s") {
        usleep(2_500_000)
        return .handled
      }
  }
}
