import CNcurses
import Foundation

/// Something open that bytes can be written to: a file, a pipe, a terminal.
struct Descriptor {
  let number: Int32

  /// Writes all of `data`; returns 0, or the number of what went wrong (`errno`).
  func write(_ data: Data) -> Int32 {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        waitForRoom()
      } else if count == 0 {
        return EIO
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// How many columns the terminal has; nil where it is none, or does not say.
  var columns: Int? {
    var size = winsize()
    guard cncurses_get_size(number, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Waits for a pipe that another program has made one that does not block.
  private func waitForRoom() {
    var item = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    poll(&item, 1, -1)
  }
}
