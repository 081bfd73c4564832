/// An alignment guide, to be looked up.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (key: AlignmentKey, other: AlignmentKey) -> Bool {
    key.id == other.id && key.axis == other.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
