import Foundation

/// What a style paints, before it is known how large the shape is.
enum StylePaint: Sendable {
  case color(Color.Resolved)
  case gradient(UnitGradient)
  case mesh(UnitMesh)
  case material(MaterialPaint)
  /// Pixels over all of the shape, or in tiles of that size from its corner on.
  case bitmap(Bitmap, tile: CGSize?, isSmooth: Bool = true)
  /// A gradient in points, whatever the shape.
  case exact(GradientPaint)
  /// A paint and a shadow of what is painted with it.
  indirect case shadowed(StylePaint, PaintShadow)
  /// A paint whose colours, and those of its shadows, meet what is behind them so.
  indirect case blended(StylePaint, BlendMode)
  /// A paint that shows as much of itself, from 0 to 1, as of what is behind: for what opacities of
  /// colours cannot fade.
  indirect case faded(StylePaint, Double)
  /// A paint for another rectangle than the shape's, in the shape's own space.
  indirect case placed(StylePaint, CGRect)

  /// The paint for a shape in `frame`, without what is done with all that is painted.
  func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient.paint(in: frame))
    case .mesh(let mesh): .mesh(mesh.paint(in: frame))
    case .material(let material): .material(material)
    case .bitmap(let bitmap, let tile, let isSmooth):
      .bitmap(
        bitmap, frame: CGRect(origin: frame.origin, size: tile ?? frame.size), tiles: tile != nil,
        isSmooth: isSmooth)
    case .exact(let gradient): .gradient(gradient)
    case .shadowed(let base, _), .blended(let base, _), .faded(let base, _): base.paint(in: frame)
    case .placed(let base, let rect):
      base.paint(in: rect.offsetBy(dx: frame.minX, dy: frame.minY))
    }
  }

  /// What `commands` draw with the paint for a shape in `frame`, with its shadows, blended.
  func commands(
    in frame: CGRect, painting commands: (Paint) -> [DisplayList.Command]
  ) -> [DisplayList.Command] {
    finished(commands(paint(in: frame)), in: frame) { commands(.color(.black)) }
  }

  /// What is painted, with what is done with all of it, the innermost first; `coverage` is the same
  /// in an opaque paint.
  private func finished(
    _ painted: [DisplayList.Command], in frame: CGRect,
    coverage: () -> [DisplayList.Command]
  ) -> [DisplayList.Command] {
    switch self {
    case .shadowed(let base, let shadow):
      shadow.commands(
        around: base.finished(painted, in: frame, coverage: coverage), in: frame,
        coverage: coverage)
    case .blended(let base, let mode):
      Self.blended(base.finished(painted, in: frame, coverage: coverage), mode)
    case .faded(let base, let opacity):
      Self.faded(base.finished(painted, in: frame, coverage: coverage), opacity)
    case .placed(let base, _): base.finished(painted, in: frame, coverage: coverage)
    case .color, .gradient, .mesh, .material, .bitmap, .exact: painted
    }
  }

  private static func blended(
    _ painted: [DisplayList.Command], _ mode: BlendMode
  ) -> [DisplayList.Command] {
    guard !painted.isEmpty, mode != .normal else { return painted }
    return [.layer(Layer(blendMode: mode, contents: DisplayList(painted)))]
  }

  private static func faded(
    _ painted: [DisplayList.Command], _ opacity: Double
  ) -> [DisplayList.Command] {
    guard !painted.isEmpty, opacity < 1 else { return painted }
    return [.layer(Layer(opacity: opacity, contents: DisplayList(painted)))]
  }

  /// Whether all that is painted belongs together, for a shadow or to be blended or faded as one.
  var isFinishedAsOne: Bool {
    switch self {
    case .shadowed, .blended, .faded: true
    case .placed(let base, _): base.isFinishedAsOne
    case .color, .gradient, .mesh, .material, .bitmap, .exact: false
    }
  }

  /// The paint with its opacity multiplied by `opacity`.
  func multiplyingOpacity(by opacity: Double) -> StylePaint {
    switch self {
    case .color(let color):
      return .color(color.multiplyingOpacity(by: Float(opacity)))
    case .gradient(let gradient):
      return .gradient(gradient.multiplyingOpacity(by: opacity))
    case .mesh(let mesh):
      return .mesh(mesh.multiplyingOpacity(by: opacity))
    case .material:
      return .faded(self, opacity)
    case .bitmap(let bitmap, let tile, let isSmooth):
      return .bitmap(
        bitmap.multiplyingOpacity(by: opacity), tile: tile, isSmooth: isSmooth)
    case .exact(var gradient):
      gradient.ramp = gradient.ramp.multiplyingOpacity(by: opacity)
      return .exact(gradient)
    case .shadowed(let base, var shadow):
      shadow.color = shadow.color.multiplyingOpacity(by: Float(opacity))
      return .shadowed(base.multiplyingOpacity(by: opacity), shadow)
    case .blended(let base, let mode):
      return .blended(base.multiplyingOpacity(by: opacity), mode)
    case .faded(let base, let share):
      return .faded(base, share * opacity)
    case .placed(let base, let rect):
      return .placed(base.multiplyingOpacity(by: opacity), rect)
    }
  }

  /// Whether nothing of the paint is to be seen, whatever the shape; false where that is not known.
  var isClear: Bool {
    switch self {
    case .color(let color): color.opacity == 0
    case .gradient(let gradient): gradient.ramp.isClear
    case .mesh(let mesh): mesh.isClear
    case .exact(let gradient): gradient.ramp.isClear
    case .faded(let base, let opacity): opacity == 0 || base.isClear
    case .shadowed(let base, _), .blended(let base, _), .placed(let base, _): base.isClear
    case .material, .bitmap: false
    }
  }
}
