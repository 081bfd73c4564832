import Foundation

/// The element of a `DividerModifier`.
final class DividerElement: WrapperElement {
  /// The line is upright in a stack along the horizontal axis.
  private var isUpright: Bool
  private var pixelsPerPoint: CGSize

  init(around content: Element, in inputs: ViewInputs) {
    (isUpright, pixelsPerPoint) = Self.line(in: inputs)
    super.init(around: content, scope: inputs.transactions)
  }

  func update(in inputs: ViewInputs) {
    let line = Self.line(in: inputs)
    guard line != (isUpright, pixelsPerPoint) else { return }
    (isUpright, pixelsPerPoint) = line
    setNeedsLayout()
  }

  private static func line(in inputs: ViewInputs) -> (isUpright: Bool, pixelsPerPoint: CGSize) {
    (inputs.stackAxis == .horizontal, inputs.environment.values.pixelsPerPoint)
  }

  /// In points.
  private var thickness: CGFloat {
    let pixels = isUpright ? pixelsPerPoint.width : pixelsPerPoint.height
    return pixels > 0 ? 1 / pixels : 1
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func didPlace() {
    content.place(
      at: GridUnit.pixel.nearest(
        to: frame.origin, pixelsPerPoint: pixelsPerPoint, from: gridOffset),
      proposal: ProposedViewSize(frame.size))
  }
}
