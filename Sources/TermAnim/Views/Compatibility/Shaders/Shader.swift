public import Foundation

/// A program for a graphics processor with its arguments; a terminal has nobody to run it.
public struct Shader: Hashable, Sendable {
  /// What a shader would be told.
  public struct Argument: Hashable, Sendable {
    private let numbers: [Double]

    private init(_ numbers: [Double]) {
      self.numbers = numbers
    }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument([Double(x)])
    }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument([Double(x), Double(y)])
    }

    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([Double(x), Double(y), Double(z)])
    }

    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument([Double(x), Double(y), Double(z), Double(w)])
    }

    public static func floatArray(_ array: [Float]) -> Argument { Argument(array.map(Double.init)) }

    public static func color(_ color: Color) -> Argument { Argument([]) }

    public static func colorArray(_ array: [Color]) -> Argument { Argument([]) }

    public static func image(_ image: Image) -> Argument { Argument([]) }

    public static func data(_ data: Data) -> Argument { Argument([]) }

    public static var boundingRect: Argument { Argument([]) }
  }

  public let function: ShaderFunction
  public let arguments: [Argument]

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
}
