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
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file that ends in .png, .txt or .ans, or - for a terminal.", valueName: "file"))
  var output: String

  @OptionGroup var drawing: DrawingOptions

  mutating func validate() throws {
    guard 0...86_400 ~= at else {
      throw ValidationError("--at takes seconds from 0 to 86400, such as 1.25")
    }
    guard output == "-" || [".png", ".txt", ".ans"].contains(where: output.hasSuffix) else {
      throw ValidationError("-o takes a file that ends in .png, .txt or .ans, or -")
    }
    if output.hasSuffix(".png") { try drawing.validatePicture() }
  }

  mutating func run() throws {
    let data = MainActor.assumeIsolated { [self] in draw() }
    guard output != "-" else { return try StandardOutput.write(data) }
    try OutputFile(path: output).write(data)
  }

  @MainActor
  private func draw() -> Data {
    let (renderer, steps) = (drawing.renderer(of: scene).renderer, drawing.keys.steps)
    let seconds = steps.pauses + at
    let progress = ProgressLine("Drawing")
    defer { progress.remove() }
    renderer.perform(steps) { progress.show(renderer.elapsed / seconds) }
    renderer.advance(by: at) { progress.show(renderer.elapsed / seconds) }
    if output.hasSuffix(".png") {
      return PNGFile(renderer.image(magnification: drawing.picture.magnification)).data
    }
    return Data((output.hasSuffix(".txt") ? renderer.text() : renderer.lines()).utf8)
  }
}
