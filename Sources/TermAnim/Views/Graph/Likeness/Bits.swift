import Foundation

/// Comparing values by their representation.
enum Bits {
  /// Whether `count` bytes at two places are the same; values with padding may differ in it.
  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(a, b, count) == 0
  }

  /// What `compare` says of the places of two values; true for values without any bytes.
  static func withAddresses<Value>(
    of a: Value, _ b: Value, _ compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return compare(a, b)
      }
    }
  }
}
