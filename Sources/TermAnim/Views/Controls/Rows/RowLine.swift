/// The line below a row of a list.
struct RowLine: Equatable, Sendable {
  let isHidden: Bool
  /// Nil is the colour of lists.
  let tint: Color?

  /// The line between two rows; nothing is below the last one.
  init(between row: RowLines, and next: RowLines?) {
    isHidden = row.hiddenEdges.contains(.bottom) || next?.hiddenEdges.contains(.top) ?? false
    tint = row.bottomTint ?? next?.topTint
  }

  /// What UIKit says of the lines of lists, for a row that says nothing.
  @MainActor
  func style(in appearance: UITableView = .appearance()) -> AnyShapeStyle? {
    if isHidden || appearance.separatorStyle == .none { return nil }
    if let color = tint ?? appearance.separatorColor.map({ Color($0) }) {
      return AnyShapeStyle(color)
    }
    return AnyShapeStyle(ControlColor.separator)
  }
}
