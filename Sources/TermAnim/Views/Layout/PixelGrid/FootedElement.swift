import Foundation

/// The element of a `FootedModifier`.
final class FootedElement: WrapperElement {
  /// The rows of cells from which on half a row does not matter.
  private static let highest: CGFloat = 5

  override var footedFrame: CGRect? { content.frame }

  override func didPlace() {
    content.place(
      at: CGPoint(x: frame.minX, y: frame.minY + shift), proposal: placedProposal)
  }

  /// The way down to where characters are in whole cells.
  ///
  /// What is moved by an offset keeps the way that it has without, so that it goes as smoothly.
  private var shift: CGFloat {
    let scale = graph.environment.pixelsPerPoint
    // A bar from edge to edge stays between what is above and below it.
    let isPlate = frame.height * scale.height < 2 * Self.highest && frame.width < graph.size.width
    let (guide, offset) = (VerticalAlignment.characters.key, offsetDownwards)
    guard isPlate, offset.isFinite,
      let line = content.explicitGuide(guide, for: placedProposal)
    else { return 0 }
    let place = CGPoint(x: 0, y: frame.minY - offset + line)
    let nearest = GridUnit.cell.nearest(to: place, pixelsPerPoint: scale, from: gridOffset)
    return nearest.y - place.y
  }

  /// How far offsets around move the element, in points; infinite for one at a position of its own.
  private var offsetDownwards: CGFloat {
    var (offset, element) = (CGFloat(0), parent)
    while let around = element {
      offset += around.contentOffsetDownwards
      element = around.parent
    }
    return offset
  }
}
