import Foundation

/// A guide across which views line up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    self.init(AlignmentKey(id: id, axis: .vertical))
  }

  init(_ key: AlignmentKey) {
    self.key = key
  }

  private init(_ id: any AlignmentID.Type, merging: GuideMerging) {
    self.init(AlignmentKey(id: id, axis: .vertical, merging: merging))
  }

  public static let top = VerticalAlignment(Top.self, merging: .none)
  public static let center = VerticalAlignment(Center.self, merging: .none)
  public static let bottom = VerticalAlignment(Bottom.self, merging: .none)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, merging: .least)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, merging: .greatest)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
