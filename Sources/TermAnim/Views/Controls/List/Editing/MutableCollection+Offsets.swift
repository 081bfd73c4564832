public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements whose numbers, counted from the start, are in `offsets`.
  ///
  /// - Precondition: there are such elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    precondition(
      count - kept.count == offsets.count, "there are no elements at some of \(Array(offsets))")
    self = kept
  }
}

extension MutableCollection {
  /// Puts the elements whose numbers, counted from the start, are in `source` before the one that
  /// has the number `destination`, in the order they have.
  ///
  /// - Precondition: there are such elements, and `destination` is from 0 to their number.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    precondition(
      source.allSatisfy(elements.indices.contains) && (0...elements.count).contains(destination),
      "\(elements.count) elements cannot be moved from \(Array(source)) to \(destination)")
    let rest = { (range: Range<Int>) in range.filter { !source.contains($0) } }
    let order = rest(0..<destination) + Array(source) + rest(destination..<elements.count)
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}
