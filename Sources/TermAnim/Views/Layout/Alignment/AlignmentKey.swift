/// An alignment guide, to be looked up.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// What a container makes of the places that its views have set; the same for the same guide.
  var merging = GuideMerging.mean

  static func == (key: AlignmentKey, other: AlignmentKey) -> Bool {
    key.id == other.id && key.axis == other.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
