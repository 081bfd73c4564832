/// The characters of several scalars that are in use, numbered so that cells can hold them.
///
/// A class because grids that share it can compare numbers. Numbers are not used again until two
/// million clusters later, so that a number left over on a screen does not mean another cluster.
final class ClusterTable {
  private var numbers: [String: UInt32] = [:]
  private var utf8: [UInt8] = []
  private var starts: [Int] = [0]
  private var firstNumber: UInt32 = 0

  /// Clusters that are kept; a frame that needs more shows replacement characters.
  static let capacity = 8192
  /// Longer clusters are cut: no script needs more, and a flood of marks must not become one.
  static let longestCluster = 32

  /// Whether so many are kept that a fresh start is due before the next frame.
  var isCrowded: Bool { numbers.count > Self.capacity / 2 }

  /// The number of a cluster, which is added if it is new; nil when the table is full.
  func number(of cluster: String) -> UInt32? {
    if let known = numbers[cluster] { return known }
    guard numbers.count < Self.capacity else { return nil }
    let number = (firstNumber + UInt32(numbers.count)) % CellGlyph.clusterLimit
    numbers[cluster] = number
    utf8.append(contentsOf: cluster.utf8)
    starts.append(utf8.count)
    return number
  }

  /// Forgets all clusters; their numbers must not be looked up again.
  func removeAll() {
    firstNumber = (firstNumber + UInt32(numbers.count)) % CellGlyph.clusterLimit
    numbers.removeAll(keepingCapacity: true)
    utf8.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
  }

  /// The bytes of a cluster: at most `longestCluster`, none for a number that is not in the table.
  func utf8(of number: UInt32) -> ArraySlice<UInt8> {
    let slot = Int((number &- firstNumber) % CellGlyph.clusterLimit)
    guard slot < starts.count - 1 else { return [] }
    return utf8[starts[slot]..<starts[slot + 1]]
  }

  /// Writes the bytes of a cluster and moves on by as many.
  func copy(_ number: UInt32, to out: inout UnsafeMutablePointer<UInt8>) {
    let slice = utf8(of: number)
    slice.withUnsafeBufferPointer { bytes in
      if let base = bytes.baseAddress { out.update(from: base, count: bytes.count) }
    }
    out += slice.count
  }
}
