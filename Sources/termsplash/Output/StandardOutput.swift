import Foundation

/// Where results go that are not shown on a screen.
///
/// `print` keeps silent about a disk that is full or an output that is closed, after which a script
/// would go on with half a result.
enum StandardOutput {
  /// Writes all of it.
  static func write(_ data: Data) throws(OutputError) {
    let code = Descriptor(number: STDOUT_FILENO).write(data)
    guard code == 0 else { throw .cannotPrint(code: code) }
  }

  /// Writes lines, each with its end.
  static func write(lines: [String]) throws(OutputError) {
    try write(Data(lines.map { "\($0)\n" }.joined().utf8))
  }
}
