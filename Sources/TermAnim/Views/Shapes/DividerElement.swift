import Foundation

/// The element of a `DividerModifier`.
final class DividerElement: WrapperElement {
  /// The line is upright in a stack along the horizontal axis.
  private var isUpright: Bool
  /// In points.
  private var thickness: CGFloat

  init(around content: Element, in inputs: ViewInputs) {
    (isUpright, thickness) = Self.line(in: inputs)
    super.init(around: content, scope: inputs.transactions)
  }

  func update(in inputs: ViewInputs) {
    let line = Self.line(in: inputs)
    guard line != (isUpright, thickness) else { return }
    (isUpright, thickness) = line
    setNeedsLayout()
  }

  private static func line(in inputs: ViewInputs) -> (isUpright: Bool, thickness: CGFloat) {
    let isUpright = inputs.stackAxis == .horizontal
    let scale = inputs.environment.values.pixelsPerPoint
    let pixels = isUpright ? scale.width : scale.height
    return (isUpright, pixels > 0 ? 1 / pixels : 1)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func didPlace() {
    content.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}
