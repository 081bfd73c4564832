/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// With line breaks, so that the text has several lines where it is wider than its room.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Says nothing more: the room between lines always counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Says nothing more: glyphs are measured by their advances.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Says nothing more: what is measured is never cut.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
