public import Foundation

/// A colour of an asset catalogue by its name, as generated sources name it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Color {
  /// The colour called so; where `UIColor` has a colour of the same name, still this one.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIColor {
  /// The colour called so.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}
