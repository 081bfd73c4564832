import Foundation

/// The names of the sets of asset catalogues: those of their folders, after those of the folders
/// around them that give a namespace.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", "Group Type".
struct CatalogueNames {
  private let root: String
  /// What the names of the sets in a folder begin with.
  private var prefixes: [String: String] = [:]

  /// Names sets below the folder at `root`; what is around it gives no namespace.
  init(root: String) {
    self.root = root
  }

  mutating func name(ofSet path: String) -> String {
    let path = path as NSString
    let name = (path.lastPathComponent as NSString).deletingPathExtension
    return prefix(of: path.deletingLastPathComponent) + name
  }

  private mutating func prefix(of folder: String) -> String {
    if let prefix = prefixes[folder] { return prefix }
    let path = folder as NSString
    guard folder.utf8.count > root.utf8.count, path.pathExtension != "xcassets" else { return "" }
    var prefix = prefix(of: path.deletingLastPathComponent)
    if Self.isNamespace(folder) { prefix += path.lastPathComponent + "/" }
    prefixes[folder] = prefix
    return prefix
  }

  private static func isNamespace(_ folder: String) -> Bool {
    let data = FileManager.default.contents(atPath: "\(folder)/Contents.json")
    let group = data.flatMap { try? JSONDecoder().decode(Group.self, from: $0) }
    return group?.properties.providesNamespace ?? false
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    let properties: Properties
  }
}
