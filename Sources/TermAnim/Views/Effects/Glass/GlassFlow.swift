import Foundation

/// Draws the panes of glass inside as one, behind everything else.
///
/// Each density is one piece: the panes, blurred and made sharp again, so that what is close grows
/// together, and the panes themselves. The bright edge is what of their lines lies outside of it,
/// and what is behind it is veiled.
struct GlassFlow: DrawingEffect {
  /// How far from each other panes begin to feel each other, in points.
  var spacing: CGFloat
  var scheme = ColorScheme.dark

  var animatableData: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    var panes: [GlassPane] = []
    let rest = GlassPane.take(from: contents, into: &panes)
    let arranged = GlassArrangement(spacing: spacing)(panes)
    return pieces(of: arranged) + rest
  }

  /// What is drawn of panes, those of one density together.
  private func pieces(of panes: [GlassPane]) -> [DisplayList.Command] {
    var densities: [Double] = []
    for pane in panes where !densities.contains(pane.density) { densities.append(pane.density) }
    return densities.flatMap { density in
      piece(of: panes.filter { $0.density == density }, density: density)
    }
  }

  private func piece(of panes: [GlassPane], density: Double) -> [DisplayList.Command] {
    let body = flowing(panes.flatMap(\.body))
    let box = panes.reduce(CGRect.null) { $0.union($1.box) }
    var cut = Layer(contents: DisplayList(body))
    (cut.blendMode, cut.isIsolated) = (.destinationOut, true)
    return [
      veil(in: box, on: body, density: density),
      layer(panes.flatMap(\.edge) + [.layer(cut)], opacity: density),
      layer(body, opacity: density),
    ]
  }

  private func veil(
    in box: CGRect, on body: [DisplayList.Command], density: Double
  ) -> DisplayList.Command {
    let paint = Paint.material(GlassVeil.paint(ofDensity: density, in: scheme))
    let fill = DisplayList.Command.fill(Path(box.isNull ? .zero : box), paint, FillStyle())
    return .layer(
      Layer(mask: Layer.Mask(contents: DisplayList(body)), contents: DisplayList([fill])))
  }

  private func layer(_ commands: [DisplayList.Command], opacity: Double) -> DisplayList.Command {
    .layer(Layer(opacity: opacity, isIsolated: true, contents: DisplayList(commands)))
  }

  /// The panes, and what lies between those that are close.
  private func flowing(_ panes: [DisplayList.Command]) -> [DisplayList.Command] {
    let radius = min(max(spacing / 3, 0), 16)
    guard radius > 1, panes.count > 1 else { return panes }
    // From clear to opaque within a pixel of four points, as at any other edge: the slope of a
    // blurred edge is 1 / (2.5 radius).
    let gain = Float(max(radius * 2.5 / 4, 1))
    var sharp = ColorMatrix()
    (sharp.a4, sharp.a5) = (gain, (1 - gain) / 2)
    let neck = Layer(
      filters: [.blur(radius: radius, isOpaque: false), .colorMatrix(sharp)],
      contents: DisplayList(panes))
    return [.layer(neck)] + panes
  }
}
