public import Foundation

/// The type behind an alignment guide: says where the guide is when nobody has set it.
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view of the given size, from the view's origin.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
