/// How many blocks of memory frames may ask for once all of them have been seen.
enum SteadyState {
  /// None when the code is optimised; otherwise the compiler puts closures and temporaries on the
  /// heap, of which there must not become more.
  static func allocations(optimized: UInt, debug: UInt, frames: Int) -> UInt {
    #if DEBUG
      debug * UInt(frames)
    #else
      optimized * UInt(frames)
    #endif
  }
}
