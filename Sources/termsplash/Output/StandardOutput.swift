import Foundation

/// Where results go that are not shown on a screen.
///
/// `print` keeps silent about a disk that is full or an output that is closed, after which a script
/// would go on with half a result.
enum StandardOutput {
  /// Writes all of it.
  static func write(_ data: Data) throws(OutputError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        waitForRoom()
      } else if count == 0 || errno != EINTR {
        throw .cannotPrint(reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Waits for a pipe that another program has made one that does not block.
  private static func waitForRoom() {
    var item = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    poll(&item, 1, -1)
  }

  /// Writes lines, each with its end.
  static func write(lines: [String]) throws(OutputError) {
    try write(Data(lines.map { "\($0)\n" }.joined().utf8))
  }
}
