import Foundation

/// Finds the sets of an asset catalogue in its folders.
enum AssetCatalogue {
  /// Folders inside folders are looked at down to this depth, so that links in a circle have an
  /// end.
  private static let deepest = 16

  /// The images and colours of the catalogue at `path`; none when it cannot be read.
  static func assets(at path: String) -> [Asset] {
    assets(in: path, namespaces: [], depth: 0)
  }

  private static func assets(in path: String, namespaces: [String], depth: Int) -> [Asset] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().flatMap { file -> [Asset] in
      let (folder, type) = ("\(path)/\(file)", (file as NSString).pathExtension)
      if let kind = Asset.Kind(folderExtension: type) {
        let name = (file as NSString).deletingPathExtension
        return [Asset(kind: kind, namespaces: namespaces, name: name)]
      }
      guard depth < deepest, isGroup(type: type), isFolder(folder) else { return [] }
      let inner = isNamespace(folder) ? namespaces + [file] : namespaces
      return assets(in: folder, namespaces: inner, depth: depth + 1)
    }
  }

  /// Groups have no extension, sets have one of letters; `Symbols 1.2` is a group.
  private static func isGroup(type: String) -> Bool {
    type == "spriteatlas" || !type.allSatisfy(\.isLetter) || type.isEmpty
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
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
