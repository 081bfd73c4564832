import Foundation

/// The files of one picture in an asset catalogue: a folder `NAME.imageset` with a list of them.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", "Image Set Type".
struct PictureSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [CatalogueAppearance]?

    /// Pixels across a point, 1 to 3.
    var factor: Int { min(max(scale.flatMap { Int($0.prefix(1)) } ?? 1, 1), 3) }

    /// Whether it is meant for dark grounds.
    var isDark: Bool { appearances?.contains(.dark) ?? false }
  }

  struct Properties: Decodable {
    let intent: String?

    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  let images: [Entry]
  let properties: Properties?

  /// Whether the opacity of its pictures is shown in a colour from around them.
  var isTemplate: Bool { properties?.intent == "template" }
}
