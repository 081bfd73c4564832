public import Foundation

/// A place to draw on, and how to draw on it.
///
/// A value: a copy draws on the same ground, and what is set for the copy is not set for the
/// original. Lengths are in points; the transform at the time of a call applies to all that is
/// given to it.
public struct GraphicsContext {
  /// What is drawn.
  let drawing: ContextDrawing
  /// The views among which symbols are looked for.
  let symbols: CanvasSymbols
  /// What makes elements of texts and pictures; nil draws none.
  let views: ContextViews?
  /// What clips and filters do to what is drawn, the last one first.
  var stages: [ContextStage] = []
  /// Where the clips let something be seen, in the space of the ground.
  var visibleBounds: CGRect

  /// What the view is told by those around it.
  public let environment: EnvironmentValues
  /// How opaque drawings are: 0 draws nothing and 1 changes nothing.
  public var opacity = 1.0
  /// How the colours of drawings meet those behind them, which are those of the canvas alone.
  ///
  /// Paths that are filled or drawn with `copy` take the place of what is behind, and with `clear`
  /// leave nothing there whatever they are painted with: both as far as the path covers a pixel.
  public var blendMode = BlendMode.normal
  /// From the space in which things are drawn to that of the ground.
  public var transform = CGAffineTransform.identity

  init(
    bounds: CGRect, environment: EnvironmentValues, symbols: CanvasSymbols,
    transform: CGAffineTransform = .identity, views: ContextViews? = nil
  ) {
    drawing = ContextDrawing()
    (visibleBounds, self.symbols, self.views) = (bounds, symbols, views)
    (self.environment, self.transform) = (environment, transform)
  }

  /// A context for a canvas of `size`.
  init(
    size: CGSize, environment: EnvironmentValues, symbols: CanvasSymbols = .empty,
    views: ContextViews? = nil
  ) {
    self.init(
      bounds: CGRect(origin: .zero, size: size), environment: environment, symbols: symbols,
      views: views)
  }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on, clockwise on the screen when positive.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Transforms what is drawn from now on, before all transforms so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
