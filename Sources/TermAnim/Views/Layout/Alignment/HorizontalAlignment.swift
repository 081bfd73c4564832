import Foundation

/// A guide across which views line up from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    self.init(AlignmentKey(id: id, axis: .horizontal))
  }

  init(_ key: AlignmentKey) {
    self.key = key
  }

  private init(_ id: any AlignmentID.Type, merging: GuideMerging) {
    self.init(AlignmentKey(id: id, axis: .horizontal, merging: merging))
  }

  public static let leading = HorizontalAlignment(Leading.self, merging: .none)
  public static let center = HorizontalAlignment(Center.self, merging: .none)
  public static let trailing = HorizontalAlignment(Trailing.self, merging: .none)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
