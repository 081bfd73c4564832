public import Foundation

/// Something that draws the glyphs of texts in its own way.
///
/// Its `animatableData` is animated as that of a shape is: `draw(layout:in:)` runs again in each
/// frame in which it moves.
public protocol TextRenderer: Animatable {
  /// Draws a text, in points from its top left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text for the room it is offered; that of the text itself by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far drawing reaches beyond the text; of no effect here, as nothing is cut off.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}
