import Foundation

/// A file that results are written into; what was in it is lost, also when it cannot be written.
struct OutputFile {
  let path: String

  /// Writes all of it.
  func write(_ data: Data) throws(OutputError) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .cannotWrite(file: path, code: errno) }
    let code = Descriptor(number: number).write(data)
    // Some disks tell only now that they are full.
    let last = close(number) == 0 ? 0 : errno
    for code in [code, last] where code != 0 {
      removePart()
      throw .cannotWrite(file: path, code: code)
    }
  }

  /// Leaves no part of a file behind; links and devices stay.
  private func removePart() {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(path) }
  }
}
