/// Where the bytes of frames go.
@MainActor
protocol FrameOutput {
  /// Sends one frame and returns when the terminal has taken all of it.
  func write(_ frame: UnsafeRawBufferPointer) throws
  /// Returns when the monotonic clock shows `time`, in microseconds.
  func wait(until time: Double)
  /// Gives the terminal back.
  func end()
}
