import ArgumentParser

/// Prints the names of the scenes.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the names of the scenes, one a line.")

  mutating func run() {
    for scene in SceneName.allCases { print(scene.rawValue) }
  }
}
