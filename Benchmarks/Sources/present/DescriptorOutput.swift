import Foundation
import Measuring

/// Standard output, in plain writes that wait for the terminal.
struct DescriptorOutput: FrameOutput {
  func write(_ frame: UnsafeRawBufferPointer) throws {
    var rest = frame[...]
    while !rest.isEmpty {
      let slice = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(STDOUT_FILENO, slice.baseAddress, slice.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw BenchmarkError("standard output takes no more bytes (errno \(errno))")
      }
    }
  }

  func wait(until time: Double) {
    let whole = (time / 1e6).rounded(.down)
    var moment = timespec(tv_sec: Int(whole), tv_nsec: Int((time - whole * 1e6) * 1e3))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &moment, nil) == EINTR {}
  }

  func end() {}
}
