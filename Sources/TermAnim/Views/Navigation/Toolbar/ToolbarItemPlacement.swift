/// Where in a toolbar an item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case leading
    case principal
    case subtitle
    case titleMenu
    case trailing
    case bottom
    case keyboard

    /// The direction in which items stand side by side there; nil where only one is shown.
    var axis: Axis? {
      switch self {
      case .leading, .trailing, .bottom, .keyboard: .horizontal
      case .principal, .subtitle, .titleMenu: nil
      }
    }

    /// The edge of the screen that is nearest.
    var edge: VerticalEdge {
      switch self {
      case .leading, .principal, .subtitle, .titleMenu, .trailing: .top
      case .bottom, .keyboard: .bottom
      }
    }
  }

  let part: Part

  public static let automatic = ToolbarItemPlacement(part: .trailing)
  /// The place of the title, which it takes.
  public static let principal = ToolbarItemPlacement(part: .principal)
  /// The place of the title, which it takes.
  public static let title = ToolbarItemPlacement(part: .principal)
  /// The place of the title, which it takes.
  public static let largeTitle = ToolbarItemPlacement(part: .principal)
  /// The line below the title.
  public static let subtitle = ToolbarItemPlacement(part: .subtitle)
  /// The line below the title.
  public static let largeSubtitle = ToolbarItemPlacement(part: .subtitle)
  public static let navigation = ToolbarItemPlacement(part: .leading)
  public static let primaryAction = ToolbarItemPlacement(part: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(part: .trailing)
  public static let status = ToolbarItemPlacement(part: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(part: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(part: .leading)
  public static let destructiveAction = ToolbarItemPlacement(part: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(part: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(part: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(part: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(part: .trailing)
  public static let bottomBar = ToolbarItemPlacement(part: .bottom)
  /// Above the keyboard of a device without one; in a terminal, at the lower edge while a text on
  /// the page is edited.
  public static let keyboard = ToolbarItemPlacement(part: .keyboard)

  /// A bar below the title line of a Mac, which is the title line here.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { automatic }
}
