import Foundation

/// A file that results are written into; what was in it is lost, also when it cannot be written.
struct OutputFile {
  let path: String
  /// What names the file on the command line.
  var option = "-o"

  /// Finds out before long work whether the file can be written; one that is not there is not left.
  func check() throws(OutputError) {
    let isThere = access(path, F_OK) == 0
    let number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw failure(errno) }
    close(number)
    // A link may have led to a file that was not there either.
    if !isThere, let file = realpath(path, nil) {
      unlink(file)
      free(file)
    }
  }

  /// Writes all of it.
  func write(_ data: Data) throws(OutputError) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw failure(errno) }
    let code = Descriptor(number: number).write(data)
    // Some disks tell only now that they are full.
    let last = close(number) == 0 ? 0 : errno
    for code in [code, last] where code != 0 {
      removePart()
      throw failure(code)
    }
  }

  private func failure(_ code: Int32) -> OutputError {
    .cannotWrite(file: path, code: code, option: option)
  }

  /// Leaves no part of a file behind; links and devices stay.
  private func removePart() {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(path) }
  }
}
