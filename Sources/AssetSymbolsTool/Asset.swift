/// One set of an asset catalogue that a symbol stands for.
struct Asset: Hashable {
  enum Kind: String, Hashable, CaseIterable {
    case color
    case image

    /// The kind of set that a folder holds by its extension; nil for one without symbols.
    init?(folderExtension: String) {
      switch folderExtension {
      case "colorset": self = .color
      case "imageset", "symbolset": self = .image
      default: return nil
      }
    }
  }

  let kind: Kind
  /// The folders around it that give a namespace, the outermost first.
  let namespaces: [String]
  let name: String

  /// What programs call it.
  var fullName: String { (namespaces + [name]).joined(separator: "/") }
}
