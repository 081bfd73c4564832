import TermAnim

/// What a tool has done, for its view to show.
@MainActor @Observable
final class Build {
  let parts = ["Core", "Views", "Tests"]
  private(set) var done = 0

  /// Builds one part after another, and says which.
  func run(_ say: (String) -> Void) async throws {
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
    .padding(.vertical, 8)
  }
}

/// Prints what is built, and shows below how far it is where there is a terminal.
@MainActor
func show(_ build: Build) async throws {
  var options = PlayerOptions()
  options.placement = .inline
  guard let player = try? Player(options: options, root: { BuildView(build: build) }) else {
    return try await build.run { print($0) }
  }
  let work = Task {
    defer { player.quit() }
    try await build.run { print($0) }
  }
  await player.run()
  try await work.value
}
