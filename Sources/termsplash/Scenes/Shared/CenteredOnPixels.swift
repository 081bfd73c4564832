import TermAnim

/// Places its content in the middle of all the room there is, from a whole pixel on.
///
/// A middle between two pixels would leave half a pixel of colour along both sides of what is on
/// whole pixels itself. The room has to begin on a whole pixel.
struct CenteredOnPixels: Layout {
  /// Of the terminal, in points.
  var cell = CGSize(width: 4, height: 8)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      let origin = CGPoint(
        x: bounds.minX + ((bounds.width - size.width) / 2).onPixels(of: cell.width),
        y: bounds.minY + ((bounds.height - size.height) / 2).onPixels(of: cell.height / 2))
      subview.place(at: origin, proposal: proposal)
    }
  }
}
