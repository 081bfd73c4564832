public import Foundation

/// A picture of an asset catalogue by its name, as generated sources name it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Image {
  /// The picture called so.
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
