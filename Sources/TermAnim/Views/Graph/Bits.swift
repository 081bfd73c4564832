import Foundation

/// Comparing values by their representation.
enum Bits {
  /// Whether `count` bytes at two places are the same; values with padding may differ in it.
  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(a, b, count) == 0
  }
}
