import Foundation
import TermAnim

@testable import termsplash

/// Small pictures in files.
enum SamplePictures {
  /// A PNG of 3 x 2 pixels with opacities: red, half green, clear blue; dark, a fifth of brown,
  /// white.
  static let translucent = file(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAI0lEQVR42mP4z8Dwn+E/QwMDw38GBi4Ruf8nUoyM/////x8Ae\
    1wLRYQTMjUAAAAASUVORK5CYII=
    """)
  /// A PNG of two greys with sixteen bits: black and white.
  static let fineGrey = file(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR4nGNgYPj/HwADAgH/5ncLrgAAAABJRU5ErkJggg==
    """)
  /// A JPEG of 16 x 16 pixels, red at the left and blue at the right.
  static let photo = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQE\
    RMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQ\
    UFBQUFBQUFBQUFBT/wAARCAAQABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDA\
    wIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkd\
    ISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1\
    NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAc\
    FBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU\
    1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1db\
    X2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDxSvzc/tU4Wv8ATA/zSO6r/M8/0tOFr/TA/wA0j//Z
    """)

  /// The photo with a note of how its camera was turned, its numbers written in either order.
  static func photo(turned orientation: UInt8, backwards: Bool) -> Data {
    photo.prefix(20) + note(turned: orientation, backwards: backwards) + photo.dropFirst(20)
  }

  /// The part of a photo in which a camera notes how it was turned.
  static func note(turned orientation: UInt8, backwards: Bool) -> Data {
    func number(_ digits: [UInt8]) -> [UInt8] { backwards ? digits.reversed() : digits }
    let entries: [[UInt8]] = [
      number([0x01, 0x0F]) + number([0, 2]) + number([0, 0, 0, 1]) + [0, 0, 0, 0],
      number([0x01, 0x12]) + number([0, 3]) + number([0, 0, 0, 1]) + number([0, orientation])
        + [0, 0],
    ]
    let note: [UInt8] =
      Array((backwards ? "II" : "MM").utf8) + number([0, 42]) + number([0, 0, 0, 8])
      + number([0, 2]) + entries.joined() + [0, 0, 0, 0]
    let part: [UInt8] = Array("Exif\0\0".utf8) + note
    return Data([0xFF, 0xE1, 0, UInt8(part.count + 2)] + part)
  }

  private static func file(_ text: String) -> Data {
    Data(base64Encoded: text) ?? Data()
  }

  /// A PNG of one opaque colour.
  static func plain(_ pixel: UInt32, width: Int, height: Int) -> Data {
    let pixels = [UInt32](repeating: pixel, count: width * height)
    return PNGFile(Bitmap(width: width, height: height, pixels: pixels)).data
  }

  /// A new folder with files in it, given by their paths there; to be removed by who asks for it.
  static func folder(_ files: [String: Data]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)").path
    for (name, data) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path))
    }
    return folder
  }
}
