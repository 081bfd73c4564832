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

  /// How well a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }
}
