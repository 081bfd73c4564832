/// A program for a graphics processor, by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public let library: ShaderLibrary
  public let name: String

  public init(library: ShaderLibrary, name: String) {
    (self.library, self.name) = (library, name)
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
