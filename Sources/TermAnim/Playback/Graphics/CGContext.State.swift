import Foundation

extension CGContext {
  /// How a context draws, which can be kept and gone back to.
  struct State {
    var ctm = CGAffineTransform.identity
    var fillColor = Color.Resolved(red: 0, green: 0, blue: 0)
    var strokeColor = Color.Resolved(red: 0, green: 0, blue: 0)
    var line = StrokeStyle(lineWidth: 1)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    /// Outlines in pixels from the bottom left corner.
    var clips: [Layer.Clip] = []

    /// `drawn`, cut, faded and blended; `rows` maps the clips, and the `outline` beyond which
    /// nothing changes, to its ground.
    func look(
      of drawn: Layer, within outline: Layer.Clip?, through rows: CGAffineTransform
    ) -> Layer {
      guard !clips.isEmpty || alpha != 1 || blendMode != .normal else { return drawn }
      var clips = (clips + (outline.map { [$0] } ?? [])).map {
        Layer.Clip(path: $0.path.applying(rows), style: $0.style)
      }
      var drawn = drawn
      while clips.count > Layer.mostSoftClips {
        let inner = Array(clips.prefix(Layer.mostSoftClips))
        clips.removeFirst(inner.count)
        drawn = Layer(clips: inner, contents: DisplayList([.layer(drawn)]))
      }
      return Layer(
        clips: clips, opacity: blendMode == .clear ? 1 : Double(alpha), blendMode: blendMode.mode,
        contents: DisplayList([.layer(drawn)]))
    }
  }
}
