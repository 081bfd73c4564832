import Foundation

/// A file that takes the place of another one, or of none, when it is whole.
///
/// It has no name until then, so that nothing is left of it when the program ends before. It is to
/// be closed, by `finish(with:)` or `close()`.
struct ReplacementFile {
  /// Has no link at its end.
  private let path: String
  private let number: Int32

  /// The flag `O_TMPFILE`, which Swift does not take from the C library.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY
  /// Where an open file can be given a name.
  private static let descriptors = "/proc/self/fd"

  /// Nil where the file at `path` has to be written in place: a device, a pipe, a link that leads
  /// nowhere, a file of somebody else or with several names; and where the folder takes no file
  /// without a name.
  init?(for path: String) {
    var status = stat()
    let isNew = lstat(path, &status) != 0 && errno == ENOENT
    guard let path = isNew ? path : Self.target(of: path, &status),
      access(Self.descriptors, X_OK) == 0
    else { return nil }
    self.path = path
    number = open(
      Self.folder(of: path), O_WRONLY | O_CLOEXEC | Self.nameless, 0o666)
    guard number >= 0 else { return nil }
    if !isNew { fchmod(number, status.st_mode & 0o7777) }
  }

  /// The end of all links at `path`, if it is a file that another one may replace.
  private static func target(of path: String, _ status: inout stat) -> String? {
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
      status.st_uid == geteuid(), access(path, W_OK) == 0, let target = realpath(path, nil)
    else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Writes all of `data` and takes the place; returns 0, or the number of what went wrong
  /// (`errno`), and then the other file is as it was.
  func finish(with data: Data) -> Int32 {
    defer { close() }
    let code = Descriptor(number: number).write(data)
    guard code == 0 else { return code }
    // What has no name replaces nothing, and what has one does.
    let name = "\(Self.folder(of: path))/.termsplash-\(UUID().uuidString)"
    let source = "\(Self.descriptors)/\(number)"
    guard linkat(AT_FDCWD, source, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else { return errno }
    guard rename(name, path) != 0 else { return 0 }
    defer { unlink(name) }
    return errno
  }

  func close() {
    Foundation.close(number)
  }
}
