/// What the role `rowGround` is to the row.
extension SecondaryElement {
  /// The ground that the row shows: the innermost that there is; nil where all of them are nil.
  var rowGround: Element? { innerGround?.rowGround ?? (isGroundEmpty ? nil : secondary) }

  /// Puts the ground where the row is, which it is part of from then on: in the middle of the row
  /// where it does not fill it.
  func placeGround(in row: Element) {
    let (room, proposal) = (row.frame, ProposedViewSize(row.frame.size))
    let size = secondary.size(for: proposal)
    secondary.parent = row
    secondary.place(
      at: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2),
      proposal: proposal)
    innerGround?.placeGround(in: row)
  }

  private var innerGround: SecondaryElement? {
    content.traits.layoutValues[ObjectIdentifier(RowGroundKey.self)] as? SecondaryElement
  }

  private var isGroundEmpty: Bool {
    (secondary as? ContainerElement<ZStackLayout>)?.items.isEmpty ?? false
  }
}
