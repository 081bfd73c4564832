/// The characters of several scalars that are in use, numbered so that cells can hold them.
///
/// A class because grids that share it can compare numbers. Numbers are not used again until two
/// million clusters later, so that a number left over on a screen does not mean another cluster.
final class ClusterTable {
  /// One character, by the text that it was asked for with.
  struct Cluster {
    let number: UInt32
    let width: CharacterWidth
    let isASCII: Bool
  }

  /// A text that is compared by its bytes: comparing strings by meaning costs memory.
  private struct Key: Hashable {
    let text: String

    static func == (first: Key, second: Key) -> Bool {
      first.text.utf8.elementsEqual(second.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  private var clusters: [Key: Cluster] = [:]
  private var utf8: [UInt8] = []
  private var starts: [Int] = [0]
  private var firstNumber: UInt32 = 0

  /// Clusters that are kept; a frame that needs more shows replacement characters.
  static let capacity = 8192
  /// Longer clusters are cut: no script needs more, and a flood of marks must not become one.
  static let longestCluster = 32

  /// Whether so many are kept that a fresh start is due before the next frame.
  var isCrowded: Bool { clusters.count > Self.capacity / 2 }

  /// What is shown for a text of several scalars, which is added if it is new; nil when the table
  /// is full.
  ///
  /// That is its first grapheme cluster, cut to `longestCluster` bytes, with nothing in it that a
  /// terminal might obey; a space for an empty text.
  func cluster(for text: String) -> Cluster? {
    if let known = clusters[Key(text: text)] { return known }
    guard clusters.count < Self.capacity else { return nil }
    let shown = text.withControlsVisible.first ?? " "
    let cluster = Cluster(
      number: (firstNumber + UInt32(clusters.count)) % CellGlyph.clusterLimit,
      width: shown.terminalWidth, isASCII: shown.isASCII)
    clusters[Key(text: text)] = cluster
    append(shown)
    return cluster
  }

  private func append(_ cluster: Character) {
    var count = 0
    for scalar in cluster.unicodeScalars {
      count += UTF8.width(scalar)
      if count > Self.longestCluster { break }
      utf8.append(contentsOf: scalar.utf8)
    }
    starts.append(utf8.count)
  }

  /// Forgets all clusters; their numbers must not be looked up again.
  func removeAll() {
    firstNumber = (firstNumber + UInt32(clusters.count)) % CellGlyph.clusterLimit
    clusters.removeAll(keepingCapacity: true)
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
