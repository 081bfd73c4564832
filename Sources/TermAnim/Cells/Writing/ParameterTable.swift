/// What a writer of cells puts together: its constant sequences, and the 256 numbers that a
/// colour's parameter can be, each as digits and a semicolon.
///
/// A class because it owns the memory that hot loops read through a bare pointer.
final class ParameterTable {
  let tokens = WriterTokens()
  let entries: UnsafeMutablePointer<ShortBytes>

  init() {
    entries = .allocate(capacity: 256)
    for value in UInt8.min...UInt8.max {
      (entries + Int(value)).initialize(to: ShortBytes(parameter: value))
    }
  }

  deinit {
    entries.deallocate()
  }
}
