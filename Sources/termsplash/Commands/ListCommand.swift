import ArgumentParser
import Foundation

/// Prints the names of the scenes.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the names of the scenes, one per line.")

  @Flag(help: "Print names and titles as JSON.")
  var json = false

  /// A scene as programs are told of it.
  private struct Listing: Encodable {
    let name: String
    let title: String
  }

  mutating func run() throws {
    guard json else {
      return try StandardOutput.write(lines: SceneName.allCases.map(\.rawValue))
    }
    let listings = MainActor.assumeIsolated {
      SceneName.allCases.map {
        Listing(name: $0.rawValue, title: $0.title)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try StandardOutput.write(try encoder.encode(listings) + Data("\n".utf8))
  }
}
