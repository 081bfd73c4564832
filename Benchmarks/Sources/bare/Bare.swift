import Foundation

/// The least that a Swift program with Foundation costs: it starts, says so and waits for a key.
@main
enum Bare {
  static func main() {
    FileHandle.standardOutput.write(Data(ProcessInfo.processInfo.processName.utf8))
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) < 0, errno == EINTR {}
  }
}
