internal import Dispatch

/// Seconds on a clock that never jumps; for delays between bytes, never for animation.
enum MonotonicTime {
  static var now: Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
}
