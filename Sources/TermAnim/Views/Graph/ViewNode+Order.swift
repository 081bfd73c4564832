extension ViewNode {
  /// The numbers of the node and those around it among their siblings, the outermost first.
  ///
  /// They tell which of two nodes is written first: what is inside a node comes before the node.
  final var writtenPlace: [Int] {
    var (place, node) = ([Int.max], self)
    while let around = node.shownParent {
      place.append(around.writtenChildren.firstIndex { $0 === node } ?? 0)
      node = around
    }
    return place.reversed()
  }
}
