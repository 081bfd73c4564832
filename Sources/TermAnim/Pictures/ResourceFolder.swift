import Foundation

/// Where the pictures and the colours of a folder are, by the names that programs call them.
struct ResourceFolder: Sendable {
  /// A file with a picture in it.
  struct Entry: Hashable, Sendable {
    let path: String
    /// Pixels across a point.
    let scale: Int
    /// Whether it is meant for dark grounds.
    var isDark = false
    /// Whether only its opacity counts.
    var isTemplate = false
  }

  private var entries: [String: [Entry]] = [:]
  /// The lists of colour sets.
  private var colorLists: [String: String] = [:]

  /// Files beyond this number are not looked at.
  private static let mostFiles = 10_000

  /// Finds what lies in a folder, and in those inside when it is looked through `deeply`.
  ///
  /// Files are not opened but the lists of asset catalogues. A folder that is not there has none.
  init(path: String, deeply: Bool) {
    let files = deeply ? Self.allFiles(in: path) : Self.files(in: path)
    var names = CatalogueNames(root: path)
    for file in files.sorted() {
      let folder = (file as NSString).deletingLastPathComponent as NSString
      if ["imageset", "colorset"].contains(folder.pathExtension) {
        guard file.hasSuffix("/Contents.json") else { continue }
        add(set: folder as String, named: names.name(ofSet: folder as String))
      } else if let name = PictureName(file: (file as NSString).lastPathComponent) {
        entries[name.name, default: []].append(Entry(path: file, scale: name.scale))
      }
    }
  }

  private static func files(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.map { "\(path)/\($0)" }
  }

  private static func allFiles(in path: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: path) else { return [] }
    var found: [String] = []
    while found.count < mostFiles, let file = files.nextObject() as? String {
      found.append("\(path)/\(file)")
    }
    return found
  }

  private mutating func add(set path: String, named name: String) {
    guard path.hasSuffix(".imageset") else {
      colorLists[name] = colorLists[name] ?? "\(path)/Contents.json"
      return
    }
    guard let data = FileManager.default.contents(atPath: "\(path)/Contents.json"),
      let set = try? JSONDecoder().decode(PictureSet.self, from: data)
    else { return }
    entries[name, default: []] += set.images.compactMap { entry in
      entry.filename.map {
        Entry(
          path: "\(path)/\($0)", scale: entry.factor, isDark: entry.isDark,
          isTemplate: set.isTemplate)
      }
    }
  }

  /// The file of a picture; nil when there is none of that name, which may have the file's
  /// extension.
  ///
  /// Of several the one for the ground, and of these the one with the fewest pixels: a terminal has
  /// less than one for a point.
  func entry(named name: String, onDark isDark: Bool) -> Entry? {
    let found = entries[name] ?? PictureName(file: name).flatMap { entries[$0.name] } ?? []
    let fitting = found.filter { $0.isDark == isDark }
    return (fitting.isEmpty ? found.filter { !$0.isDark } : fitting).min { $0.scale < $1.scale }
      ?? found.first
  }

  /// The file with the list of a colour set; nil when there is none of that name.
  func colorList(named name: String) -> String? {
    colorLists[name]
  }
}
