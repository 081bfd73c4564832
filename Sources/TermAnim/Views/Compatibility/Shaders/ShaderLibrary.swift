/// Programs for a graphics processor, by their names.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()

  private init() {}

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
