import Foundation

/// The grounds of the sections of a list, each in one piece behind its rows: what comes and goes
/// between two rows moves on it, and leaves no hole.
@MainActor
struct SectionGrounds {
  /// A row as the list draws it.
  private struct Row {
    let option: OptionElement
    /// Where the row is at the moment, whatever its transition makes of that.
    let frame: CGRect
    /// Whether no transition takes it in or out.
    let isSettled: Bool
  }

  /// A ground that goes on with the rows that follow.
  private struct Ground {
    var frame: CGRect
    let isFirst: Bool
    let section: ObjectIdentifier?
    let environment: EnvironmentValues
  }

  private var commands: [DisplayList.Command] = []
  private var open: Ground?
  /// Rows that come or go, below those that the open ground has.
  private var unsettled: [OptionElement] = []

  /// The grounds of those items that are rows, which then draw none of their own.
  static func commands(of items: [ContainerItem]) -> [DisplayList.Command] {
    var grounds = SectionGrounds()
    for item in items { grounds.add(item) }
    grounds.close(isLast: false)
    return grounds.commands
  }

  private mutating func add(_ item: ContainerItem) {
    guard let row = Self.row(of: item) else { return close(isLast: false) }
    row.option.isOnSectionGround = false
    guard row.isSettled else { return unsettled.append(row.option) }
    let section = row.option.traits.section
    if open == nil || open?.section != section || row.option.place.isFirst { close(isLast: false) }
    guard row.option.hasSectionGround else { return close(isLast: false) }
    for option in unsettled + [row.option] { option.isOnSectionGround = true }
    unsettled = []
    let (place, environment) = (row.option.place, row.option.environment)
    var ground =
      open
      ?? Ground(
        frame: row.frame, isFirst: place.isFirst, section: section, environment: environment)
    ground.frame.size.height = row.frame.maxY - ground.frame.minY
    open = ground
    if place.isLast { close(isLast: true) }
  }

  private mutating func close(isLast: Bool) {
    unsettled = []
    guard let ground = open else { return }
    open = nil
    let path = RowPlace(isFirst: ground.isFirst, isLast: isLast)
      .card(in: ground.frame, overlap: 0)
    let paint = ControlColor.panel.paint(in: ground.environment)
    commands.append(.fill(path, paint.paint(in: ground.frame), FillStyle()))
  }

  /// The row that an item is; nil for what has no part in the ground of a section.
  private static func row(of item: ContainerItem) -> Row? {
    var (isMoving, origin) = (false, CGPoint?.none)
    for element in item.shown.wrapped {
      if let group = element as? GeometryGroupElement, origin == nil { origin = group.origin }
      if origin == nil, (element as? any Animating)?.isAnimating == true { isMoving = true }
      guard let option = element as? OptionElement else { continue }
      guard option.card != nil else { return nil }
      return Row(
        option: option, frame: CGRect(origin: origin ?? .zero, size: option.presentedFrame.size),
        isSettled: !item.isLeaving && !isMoving)
    }
    return nil
  }
}
