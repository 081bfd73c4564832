import Foundation

/// What a file's name says of the picture in it, such as `flower@2x.png`.
struct PictureName: Hashable {
  /// What programs call the picture.
  let name: String
  /// Pixels across a point.
  let scale: Int

  private static let kinds: Set<String> = ["png", "jpg", "jpeg"]

  /// Nil for files of other kinds than those that can be read.
  init?(file: String) {
    let path = file as NSString
    guard Self.kinds.contains(path.pathExtension.lowercased()) else { return nil }
    let stem = path.deletingPathExtension
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      (name, self.scale) = (String(stem.dropLast(3)), scale)
      return
    }
    (name, scale) = (stem, 1)
  }
}
