/// A display list drawn as one: transformed, cut, filtered, faded and blended.
///
/// In this order: the contents are drawn in the layer's own space and cut by `clips` and `mask`
/// (same space), then come the `filters` in order, `opacity`, and `blendMode` against what is
/// behind, all mapped to the parent's space by `transform`.
public struct Layer: Hashable, Sendable {
  /// An outline outside which nothing is drawn; with `isInverse`, inside which nothing is.
  public struct Clip: Hashable, Sendable {
    public var path: Path
    public var style: FillStyle
    public var isInverse: Bool

    public init(path: Path, style: FillStyle = FillStyle(), isInverse: Bool = false) {
      (self.path, self.style, self.isInverse) = (path, style, isInverse)
    }
  }

  /// A drawing whose alpha multiplies the layer's; inverted, one minus it does.
  public struct Mask: Hashable, Sendable {
    public var contents: DisplayList
    public var isInverse: Bool

    public init(contents: DisplayList, isInverse: Bool = false) {
      (self.contents, self.isInverse) = (contents, isInverse)
    }
  }

  /// As many clips of any outline can a layer have.
  static let mostSoftClips = 64

  public var transform: ProjectionTransform
  /// What is outside of them stays as it was, also with a blend mode that changes what is behind
  /// where the contents are clear; filters come before them then.
  ///
  /// Of those after the first 64, only rectangles between whole pixels are sure to clip.
  public var clips: [Clip]
  public var mask: Mask?
  public var filters: [Filter]
  /// 0 draws nothing, 1 is opaque; other values are clamped, NaN draws nothing.
  public var opacity: Double
  public var blendMode: BlendMode
  /// Contents are composited among themselves first even when nothing else asks for it.
  public var isIsolated: Bool
  /// Set of a pane that a layer further out may take out of its contents, to draw it as one with
  /// others.
  var pane: PaneMark?
  /// A character behind is gone from a cell of which the contents cover a part, however small:
  /// nothing of it is to be seen beside a panel.
  var clearsCells = false
  public var contents: DisplayList

  public init(
    transform: ProjectionTransform = ProjectionTransform(), clips: [Clip] = [], mask: Mask? = nil,
    filters: [Filter] = [], opacity: Double = 1, blendMode: BlendMode = .normal,
    isIsolated: Bool = false, contents: DisplayList
  ) {
    (self.transform, self.clips, self.mask) = (transform, clips, mask)
    (self.filters, self.opacity, self.blendMode) = (filters, opacity, blendMode)
    (self.isIsolated, self.contents) = (isIsolated, contents)
  }
}
