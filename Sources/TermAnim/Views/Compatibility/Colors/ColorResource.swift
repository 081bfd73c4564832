public import Foundation

/// A colour of an asset catalogue by its name, as generated sources name it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Color {
  /// A colour in place of the one called so in an asset catalogue.
  @_disfavoredOverload
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}

extension UIColor {
  /// A colour in place of the one called so in an asset catalogue.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}
