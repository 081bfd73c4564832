import ArgumentParser

/// How large a picture in a file is.
struct PictureOption: ParsableArguments {
  @Option(help: ArgumentHelp("Side of a pixel in a .png file, 1 to 32.", valueName: "n"))
  var magnification: Int = 8

  mutating func validate() throws {
    guard 1...32 ~= magnification else {
      throw ValidationError("--magnification takes a number from 1 to 32, such as 8")
    }
  }

  /// The greatest magnification of which a picture of a screen is some seconds of work, and half a
  /// gigabyte while they last.
  static func greatestMagnification(columns: Int, rows: Int) -> Int {
    let mostPixels = 1000 * 1000 * 2 * 8 * 8
    return (1...32).last { columns * rows * 2 * $0 * $0 <= mostPixels } ?? 1
  }
}
