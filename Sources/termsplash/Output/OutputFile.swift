import Foundation

/// A file that results are written into: as a whole, so that what was in it stays until then.
///
/// Where that cannot be (`ReplacementFile`), what was in it is lost, also when there is no room.
struct OutputFile {
  let path: String
  /// What names the file on the command line.
  var option = "-o"

  /// Finds out before long work whether the file can be written; one that is not there is not left.
  func check() throws(OutputError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return try checkNew() }
    // Who reads a pipe would take it for the end that this opens and closes it.
    let isPipe = status.st_mode & S_IFMT == S_IFIFO
    let number = isPipe ? access(path, W_OK) : open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw failure(errno) }
    if !isPipe { close(number) }
  }

  private func checkNew() throws(OutputError) {
    if let file = ReplacementFile(for: path) { return file.close() }
    let number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw failure(errno) }
    close(number)
    // A link may have led to a file that was not there.
    if let file = realpath(path, nil) {
      unlink(file)
      free(file)
    }
  }

  /// Writes all of it.
  func write(_ data: Data) throws(OutputError) {
    let code = ReplacementFile(for: path)?.finish(with: data) ?? writeInPlace(data)
    guard code == 0 else { throw failure(code) }
  }

  /// Returns 0, or the number of what went wrong (`errno`).
  private func writeInPlace(_ data: Data) -> Int32 {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { return errno }
    let code = Descriptor(number: number).write(data)
    // Some disks tell only now that they are full.
    let last = close(number) == 0 ? 0 : errno
    if code != 0 || last != 0 { removePart() }
    return code != 0 ? code : last
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
