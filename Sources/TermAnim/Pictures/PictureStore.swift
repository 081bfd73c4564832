import Foundation

/// The pictures that a program has asked for by name, each read once.
///
/// Pictures lie in the resources of a bundle. Where a program names no bundle, those of the main one
/// are meant, and those of the packages that were built into it, which lie in folders called
/// `*.resources` beside the program. A class because it is a cache.
final class PictureStore: Sendable {
  /// Asks the folders of this program.
  static let shared = PictureStore(program: Bundle.main.bundlePath)

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
    var folders: [Place: PictureFolder] = [:]
    /// By question, those without an answer too.
    var pictures: [Wish: LoadedPicture?] = [:]
  }

  private let program: String
  private let known = Locked(Known())

  /// The pictures of a program that lies in a folder.
  init(program: String) {
    self.program = program
  }

  /// The picture called `name`, with the file's extension or without; nil when there is none, or none
  /// that could be read.
  ///
  /// `folder` is where a bundle's resources lie, or nil for the program's own ones; a picture may be
  /// another one on a dark ground.
  func picture(named name: String, in folder: String?, onDark isDark: Bool) -> LoadedPicture? {
    let wish = Wish(name: name, folder: folder, isDark: isDark)
    return known.withLock { known in
      if let picture = known.pictures[wish] { return picture }
      let picture = find(wish, &known.folders)
      known.pictures[wish] = .some(picture)
      return picture
    }
  }

  private func find(_ wish: Wish, _ folders: inout [Place: PictureFolder]) -> LoadedPicture? {
    for path in wish.folder.map({ [$0] }) ?? programFolders {
      let place = Place(path: path, isDeep: wish.folder != nil || path != program)
      let folder = folders[place] ?? PictureFolder(path: path, deeply: place.isDeep)
      folders[place] = folder
      if let entry = folder.entry(named: wish.name, onDark: wish.isDark) {
        return Self.picture(in: entry)
      }
    }
    return nil
  }

  /// The program's own folder may be a whole tree of other things, and is not looked through.
  private var programFolders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
    let resources = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".xcassets") }
    return [program] + resources.sorted().map { "\(program)/\($0)" }
  }

  private static func picture(in entry: PictureFolder.Entry) -> LoadedPicture? {
    FileManager.default.contents(atPath: entry.path).flatMap(PictureReader.bitmap).map {
      LoadedPicture(bitmap: $0, scale: CGFloat(entry.scale))
    }
  }
}
