extension Image {
  /// How a picture fills a space that is larger than it is.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether a picture has colours of its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How much brighter than white a picture may be; of no effect here.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  /// The picture as it is: nothing is brighter than white in a terminal.
  nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    self
  }

  /// How well a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }
}

extension EnvironmentValues {
  /// How much brighter than white pictures may be, as a program has said; of no effect here.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
}

extension View {
  /// Tells views inside how much brighter than white pictures may be: none is in a terminal.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
