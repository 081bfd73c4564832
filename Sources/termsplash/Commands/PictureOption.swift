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

  /// Checks that a picture of a screen is not too large to be made.
  func validate(size: ScreenSize) throws {
    let pixelCount = size.columns * size.rows * 2 * magnification * magnification
    guard pixelCount <= Self.mostPixels else {
      throw ValidationError(
        "a picture of \(size) cells, magnified \(magnification) times, has \(pixelCount) pixels; "
          + "lower --size or --magnification until it has \(Self.mostPixels) at most")
    }
  }

  /// Some seconds of work, and half a gigabyte while they last.
  private static let mostPixels = 1000 * 1000 * 2 * 8 * 8
}
