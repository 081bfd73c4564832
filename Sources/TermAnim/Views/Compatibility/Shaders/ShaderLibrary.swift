public import Foundation

/// Programs for a graphics processor, by their names.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()

  private init() {}

  /// The library as any other: nothing of `data` is read.
  public init(data: Data) {}

  /// The library as any other: nothing is read from `url`.
  public init(url: URL) {}

  /// The library as any other: nothing of `bundle` is read.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
