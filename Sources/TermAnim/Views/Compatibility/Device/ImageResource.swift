public import Foundation

/// A picture of an asset catalogue by its name, as generated sources name it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image {
  /// The picture called so.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }
}
