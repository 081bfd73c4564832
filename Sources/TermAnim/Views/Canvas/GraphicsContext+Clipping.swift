public import Foundation

extension GraphicsContext {
  /// How a clip is taken.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is inside the clip is hidden, and what is outside is seen.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The smallest rectangle, in the space in which things are drawn, outside of which nothing is
  /// seen.
  ///
  /// As far as paths clip: layers that clip are not looked at.
  public var clipBoundingRect: CGRect {
    visibleBounds.applying(transform.inverted())
  }

  /// Hides what is drawn from now on where it is outside of `path`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let isInverse = options.contains(.inverse)
    let clip = Layer.Clip(path: path.applying(transform), style: style, isInverse: isInverse)
    stages.append(.clip(clip))
    if !isInverse { visibleBounds = visibleBounds.overlap(with: clip.path.boundingRect) }
  }

  /// Shows what is drawn from now on as far as what `content` draws is opaque.
  ///
  /// - Parameters:
  ///   - opacity: Multiplies that of what `content` draws.
  ///   - options: Inverse shows it as far as the drawing is not opaque.
  ///   - content: Draws the layer; its filters, opacity and blending are its own.
  /// - Throws: What `content` throws; nothing is clipped then.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layerContext()
    try content(&layer)
    var contents = DisplayList(layer.drawing.commands)
    if opacity != 1 {
      contents = DisplayList([.layer(Layer(opacity: opacity, contents: contents))])
    }
    stages.append(
      .mask(Layer.Mask(contents: contents, isInverse: options.contains(.inverse))))
  }
}
