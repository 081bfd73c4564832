/// A bar that something can be said about.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic
  case bottomBar
  case navigationBar
  case tabBar
  case windowToolbar

  /// Whether the bars of pages are meant, as they are where none is named.
  static func areOfPages(_ bars: [ToolbarPlacement]) -> Bool {
    bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
  }
}
