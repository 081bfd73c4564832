/// Layers around layers, as few as do one stage after the other.
struct LayerStack {
  /// The outermost layer.
  private(set) var layer: Layer

  init(_ contents: [DisplayList.Command], transform: CGAffineTransform, isIsolated: Bool) {
    layer = Layer(
      transform: ProjectionTransform(transform), isIsolated: isIsolated,
      contents: DisplayList(contents))
  }

  /// Does one more thing to what comes out of the stack.
  mutating func add(_ stage: ContextStage) {
    switch stage {
    case .clip(let clip):
      wrap(unless: layer.filters.isEmpty && layer.clips.count < Layer.mostSoftClips)
      layer.clips.append(clip)
    case .mask(let mask):
      wrap(unless: layer.filters.isEmpty && layer.mask == nil)
      layer.mask = mask
    case .filter(let filter):
      wrap(unless: true)
      add(filter)
    case .transform(let transform):
      layer.transform = layer.transform.concatenating(transform)
    }
  }

  /// One blur after another is a wider one, so that programs may add one for each thing they draw.
  private mutating func add(_ filter: Filter) {
    if let last = layer.filters.last, let both = last.followed(by: filter) {
      layer.filters[layer.filters.count - 1] = both
    } else {
      layer.filters.append(filter)
    }
  }

  /// Fades what comes out of the stack and blends it with what is behind.
  mutating func finish(opacity: Double, blendMode: BlendMode) {
    (layer.opacity, layer.blendMode) = (opacity, blendMode)
  }

  /// The least commands that draw the stack.
  var commands: [DisplayList.Command] {
    layer == Layer(contents: layer.contents) ? layer.contents.commands : [.layer(layer)]
  }

  /// Begins another layer unless the present one can do something else that comes before its
  /// transform.
  private mutating func wrap(unless isPossible: Bool) {
    if isPossible && layer.transform.isIdentity { return }
    layer = Layer(contents: DisplayList([.layer(layer)]))
  }
}
