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

  @Option(help: ArgumentHelp("The screen in cells.", valueName: "COLSxROWS"))
  var size = ScreenSize(columns: 80, rows: 24)

  @Option(help: ArgumentHelp("Keys to press first, such as 'c c 9 wait:0.5'.", valueName: "keys"))
  var keys: String = ""

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file that ends in .png or .ans, or - for a terminal.", valueName: "file"))
  var output: String

  @Option(help: ArgumentHelp("Side of a pixel in a .png file, 1 to 32.", valueName: "n"))
  var magnification: Int = 8

  @OptionGroup var screen: ScreenOptions

  mutating func validate() throws {
    guard 0...86_400 ~= at else {
      throw ValidationError("--at takes seconds from 0 to 86400, such as 1.25")
    }
    guard 1...32 ~= magnification else {
      throw ValidationError("--magnification takes a number from 1 to 32, such as 8")
    }
    guard output == "-" || output.hasSuffix(".png") || output.hasSuffix(".ans") else {
      throw ValidationError("-o takes a file that ends in .png or .ans, or -")
    }
    do {
      _ = try KeyScript(keys)
    } catch {
      throw ValidationError("--keys: \(error)")
    }
  }

  mutating func run() throws {
    let picture = try MainActor.assumeIsolated { [self] in try draw() }
    guard output != "-" else {
      return FileHandle.standardOutput.write(picture)
    }
    do {
      try picture.write(to: URL(fileURLWithPath: output))
    } catch {
      throw OutputError.cannotWrite(file: output, reason: error.localizedDescription)
    }
  }

  @MainActor
  private func draw() throws -> Data {
    let program = scene.makeProgram()
    let renderer = program.renderer(
      columns: size.columns, rows: size.rows, options: screen.playerOptions)
    for step in try KeyScript(keys).steps {
      switch step {
      case .press(let stroke):
        if !renderer.press(stroke) { _ = program.perform(stroke) }
      case .wait(let seconds): renderer.advance(by: seconds)
      }
    }
    renderer.advance(by: at)
    return output.hasSuffix(".png")
      ? PNGFile(renderer.bitmap(), magnification: magnification).data : Data(renderer.lines().utf8)
  }
}
