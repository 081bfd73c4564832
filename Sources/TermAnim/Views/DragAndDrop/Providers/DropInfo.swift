public import Foundation

/// What is known of something that is dragged over a view.
public struct DropInfo {
  /// Where it is, in points from the top left of the view.
  public let location: CGPoint
  let provider: NSItemProvider

  /// Whether it is there as data of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    contentTypes.contains(where: provider.has)
  }

  /// Whether it is there as data of one of the types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    types.contains(where: provider.hasItemConformingToTypeIdentifier)
  }

  /// What is dragged, if it is there as data of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [provider] : []
  }

  /// What is dragged, if it is there as data of one of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    hasItemsConforming(to: types) ? [provider] : []
  }
}
