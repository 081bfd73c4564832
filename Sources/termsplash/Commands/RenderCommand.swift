import ArgumentParser
import Foundation
import TermAnim

/// Draws one moment of a scene into a file.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one moment of a scene, without a terminal.")

  @Argument(help: "The scene; 'termsplash list' names them.")
  var scene: SceneName

  @Option(help: ArgumentHelp("The moment, in seconds after the keys.", valueName: "seconds"))
  var at: Double = 0

  @Option(
    help: ArgumentHelp("The screen in cells, up to 1000x1000.", valueName: "COLSxROWS"),
    transform: { try ScreenSize($0) })
  var size = ScreenSize(columns: 80, rows: 24)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file that ends in .png, .txt or .ans, or - for a terminal.", valueName: "file"))
  var output: String

  @Option(help: ArgumentHelp("Side of a pixel in a .png file, 1 to 32.", valueName: "n"))
  var magnification: Int = 8

  @Option(help: ArgumentHelp("What is left to chance.", valueName: "n"))
  var seed: UInt64 = 0

  @OptionGroup var keys: KeyOption
  @OptionGroup var screen: ScreenOptions

  mutating func validate() throws {
    guard 0...86_400 ~= at else {
      throw ValidationError("--at takes seconds from 0 to 86400, such as 1.25")
    }
    guard 1...32 ~= magnification else {
      throw ValidationError("--magnification takes a number from 1 to 32, such as 8")
    }
    guard output == "-" || [".png", ".txt", ".ans"].contains(where: output.hasSuffix) else {
      throw ValidationError("-o takes a file that ends in .png, .txt or .ans, or -")
    }
    guard !output.hasSuffix(".png") || pixelCount <= Self.mostPixels else {
      throw ValidationError(
        "a picture of \(size) cells, magnified \(magnification) times, has \(pixelCount) pixels; "
          + "lower --size or --magnification until it has \(Self.mostPixels) at most")
    }
  }

  /// The pixels of a file: two for each cell, each a square of the magnification.
  private var pixelCount: Int { size.columns * size.rows * 2 * magnification * magnification }

  /// Some seconds of work, and half a gigabyte while they last.
  private static let mostPixels = 1000 * 1000 * 2 * 8 * 8

  mutating func run() throws {
    let picture = MainActor.assumeIsolated { [self] in draw() }
    guard output != "-" else { return try StandardOutput.write(picture) }
    try OutputFile(path: output).write(picture)
  }

  @MainActor
  private func draw() -> Data {
    let beginning = Show.Beginning(scene: scene, seed: seed, motion: screen.motion)
    let (renderer, _) = Staging(beginning: beginning).renderer(
      columns: size.columns, rows: size.rows, options: screen.playerOptions)
    renderer.perform(keys.steps)
    renderer.advance(by: at)
    if output.hasSuffix(".png") {
      return PNGFile(renderer.image(magnification: magnification)).data
    }
    return Data((output.hasSuffix(".txt") ? renderer.text() : renderer.lines()).utf8)
  }
}
