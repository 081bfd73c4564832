import TermAnim

/// What a tool has done, for its view to show.
@MainActor @Observable
final class Build {
  let parts = ["Core", "Views", "Tests"]
  private(set) var done = 0

  /// Builds one part after another, and says which.
  func run(_ say: (String) -> Void = { _ in }) async throws {
    for part in parts {
      say("Building \(part)")
      try await Task.sleep(for: .seconds(1))
      withAnimation { done += 1 }
    }
  }
}

struct BuildView: View {
  let build: Build

  var body: some View {
    ProgressView(value: Double(build.done), total: Double(build.parts.count)) {
      Text(build.done < build.parts.count ? build.parts[build.done] : "Done")
    }
    .padding(8)
  }
}

/// Shows the build where there is a terminal, and leaves the last picture; else prints lines.
@MainActor
func show(_ build: Build) async throws {
  guard let player = try? Player(root: { BuildView(build: build) }) else {
    return try await build.run { print($0) }
  }
  player.onEnd = { [unowned player] in print(player.performance.lines(), terminator: "") }
  let work = Task {
    defer { player.quit() }
    try await build.run()
    try await Task.sleep(for: .seconds(0.5))  // The end is seen.
  }
  await player.run()
  work.cancel()
  do { try await work.value } catch is CancellationError {}  // Somebody has quit.
}
