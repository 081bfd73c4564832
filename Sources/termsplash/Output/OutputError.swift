import Foundation
import TermAnim

/// Why something could not be given out, by the system's number for it (`errno`).
enum OutputError: Error, Hashable, CustomStringConvertible {
  case cannotWrite(file: String, code: Int32, option: String = "-o")
  case cannotPrint(code: Int32)

  var description: String {
    switch self {
    case .cannotWrite(let file, let code, let option):
      "cannot write '\(file.withControlsVisible)': "
        + Self.reason(code, file: file, option: option)
    case .cannotPrint(let code):
      "cannot write 'standard output': \(Self.reason(code))"
    }
  }

  /// What is wrong with a file, and what to do.
  private static func reason(_ code: Int32, file: String, option: String) -> String {
    // A URL would take a tilde for the home folder, which the shell alone does.
    let parent = (file as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    let name = folder.withControlsVisible
    switch code {
    case ENOENT where !FileManager.default.fileExists(atPath: folder):
      return "there is no folder '\(name)'; make it, or choose another one with \(option)"
    case ENOTDIR: return "'\(name)' is not a folder; choose another one with \(option)"
    case EISDIR: return "it is a folder; choose the name of a file with \(option)"
    case EACCES, EPERM, EROFS: return "it may not be written; choose another place with \(option)"
    case ENAMETOOLONG: return "the name is too long; choose a shorter one with \(option)"
    case ENOSPC, EDQUOT:
      return "the disk is full; make room, or choose another place with \(option)"
    default: return "\(reason(code)); choose another place with \(option)"
    }
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
