import TermAnim

/// Places its content in the middle of all the room there is, from a whole pixel on.
///
/// A middle between two pixels would leave half a pixel of colour along both sides of what is on
/// whole pixels itself. The room has to begin on a whole pixel.
struct CenteredOnPixels: Layout {
  /// Of the terminal, in points.
  let pixel: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      let origin = CGPoint(
        x: bounds.minX + ((bounds.width - size.width) / 2).onPixels(of: pixel.width),
        y: bounds.minY + ((bounds.height - size.height) / 2).onPixels(of: pixel.height))
      subview.place(at: origin, proposal: proposal)
    }
  }
}
