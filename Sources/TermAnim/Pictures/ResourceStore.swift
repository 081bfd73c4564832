import Foundation

/// The pictures and colours that a program has asked for by name, each read once.
///
/// They lie in the resources of a bundle. Where a program names no bundle, those of the main one
/// are meant, and those of the packages that were built into it, which lie in folders called
/// `*.resources` beside the program. A class because it is a cache.
final class ResourceStore: Sendable {
  /// Asks the folders of this program.
  static let shared = ResourceStore(program: Bundle.main.bundlePath)

  private struct Wish: Hashable {
    let name: String
    let folder: String?
    let isDark: Bool
  }

  private struct Place: Hashable {
    let path: String
    let isDeep: Bool
  }

  private struct Known {
    /// Where the program's own resources are, once they have been looked for.
    var programPlaces: [Place]?
    var folders: [Place: ResourceFolder] = [:]
    /// By question, those without an answer too.
    var pictures: [Wish: LoadedPicture?] = [:]
    /// By the file of their list, those that cannot be read too.
    var colorSets: [String: ColorSet?] = [:]
  }

  private let program: String
  private let known = Locked(Known())

  /// The pictures of a program that lies in a folder.
  init(program: String) {
    self.program = program
  }

  /// The picture called `name`, with the file's extension or without; nil when there is none, or
  /// none that could be read.
  ///
  /// `folder` is where a bundle's resources lie, or nil for the program's own ones; a picture may
  /// be another one on a dark ground.
  func picture(named name: String, in folder: String?, onDark isDark: Bool) -> LoadedPicture? {
    let wish = Wish(name: name, folder: folder, isDark: isDark)
    return known.withLock { known in
      if let picture = known.pictures[wish] { return picture }
      let picture = find(wish, in: &known)
      known.pictures[wish] = .some(picture)
      return picture
    }
  }

  private func find(_ wish: Wish, in known: inout Known) -> LoadedPicture? {
    for place in places(in: wish.folder, &known) {
      let folder = contents(of: place, &known)
      if let entry = folder.entry(named: wish.name, onDark: wish.isDark) {
        return Self.picture(in: entry)
      }
    }
    return nil
  }

  /// The colour set called `name`, after its namespaces; nil when there is none, or none that can
  /// be read.
  ///
  /// `folder` is where a bundle's resources lie, or nil for the program's own ones.
  func colorSet(named name: String, in folder: String?) -> ColorSet? {
    known.withLock { known in
      for place in places(in: folder, &known) {
        guard let list = contents(of: place, &known).colorList(named: name) else { continue }
        if let set = known.colorSets[list] { return set }
        let data = FileManager.default.contents(atPath: list)
        let set = data.flatMap { try? JSONDecoder().decode(ColorSet.self, from: $0) }
        known.colorSets[list] = .some(set)
        return set
      }
      return nil
    }
  }

  /// Where a bundle's resources lie; nil for no bundle and the main one, which mean the program's
  /// own ones.
  static func folder(of bundle: Bundle?) -> String? {
    bundle.flatMap { $0 == .main ? nil : $0.resourcePath }
  }

  private func contents(of place: Place, _ known: inout Known) -> ResourceFolder {
    if let folder = known.folders[place] { return folder }
    let folder = ResourceFolder(path: place.path, deeply: place.isDeep)
    known.folders[place] = folder
    return folder
  }

  private func places(in folder: String?, _ known: inout Known) -> [Place] {
    if let folder { return [Place(path: folder, isDeep: true)] }
    let places =
      known.programPlaces ?? programFolders.map { Place(path: $0, isDeep: $0 != program) }
    known.programPlaces = places
    return places
  }

  /// The program's own folder may be a whole tree of other things, and is not looked through.
  private var programFolders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
    let resources = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".xcassets") }
    return [program] + resources.sorted().map { "\(program)/\($0)" }
  }

  private static func picture(in entry: ResourceFolder.Entry) -> LoadedPicture? {
    FileManager.default.contents(atPath: entry.path).flatMap(PictureReader.bitmap).map {
      LoadedPicture(bitmap: $0, scale: CGFloat(entry.scale), isTemplate: entry.isTemplate)
    }
  }
}
