import Foundation

extension ListPainter {
  func draw(_ layer: Layer, _ state: DrawingState) {
    guard layer.opacity > 0 else { return }
    var inner = state
    inner.transform = state.transform.preceded(by: layer.transform)
    inner.opacity = state.opacity * min(layer.opacity, 1)
    inner.isAlone = state.isAlone && layer.contents.commands.count == 1
    inner.clearsCells = state.clearsCells || layer.clearsCells
    var soft = SoftClips()
    let hard = inner.transform.split(layer.clips, soft: &soft)
    if needsGroup(layer, state, hasSoftClips: !soft.isEmpty) {
      drawGroup(layer, inner, hard: hard, soft: soft)
    } else {
      inner.clip = inner.clip.intersection(hard)
      guard !inner.clip.isEmpty else { return }
      drawThrough(layer, inner, soft)
    }
  }

  /// Draws the contents straight onto what is behind.
  private func drawThrough(_ layer: Layer, _ state: DrawingState, _ soft: SoftClips) {
    guard !soft.isEmpty else { return draw(layer.contents, state) }
    var state = state
    state.clip = state.clip.intersection(soft.bounds)
    guard !state.clip.isEmpty else { return }
    state.mask = mask(for: soft, layer.clips, state)
    draw(layer.contents, state)
    scratch.giveBack()
  }

  /// Whether the layer has to be drawn for itself before it meets what is behind.
  ///
  /// A single shape can be faded and clipped as it is drawn. Several cannot: they would show
  /// through each other.
  private func needsGroup(_ layer: Layer, _ state: DrawingState, hasSoftClips: Bool) -> Bool {
    if layer.mask != nil || !layer.filters.isEmpty || layer.blendMode != .normal { return true }
    let commands = layer.contents.commands
    let isIsolated = layer.isIsolated && !state.isAlone
    if commands.count == 1, case .layer(let only) = commands[0] {
      return isIsolated
        || (only.blendMode != .normal
          && (layer.opacity < 1 || state.opacity < 1 || state.mask != nil || hasSoftClips))
    }
    guard commands.count > 1 else { return false }
    return isIsolated || layer.opacity < 1 || state.opacity < 1 || hasSoftClips
      || state.mask != nil
  }

  /// Multiplies the surface by a mask that was borrowed for it, and gives that back.
  func cut(_ surface: Surface, by mask: CoverageMask, _ state: DrawingState) {
    mask.cut(surface)
    fadeCharacters(from: state.firstCharacter) { mask.share(of: $0.bounds) }
    scratch.giveBack()
  }

  /// A clear surface for some pixels; to be given back.
  func borrowSurface(_ bounds: PixelRect) -> Surface {
    let base = scratch.borrow(UInt32.self, count: bounds.area)
    base.update(repeating: 0, count: bounds.area)
    return Surface(base: base, stride: bounds.width, bounds: bounds)
  }

  /// Multiplies the surface by a mask's alpha.
  func cut(_ surface: Surface, by mask: Layer.Mask, _ state: DrawingState) {
    let stencil = borrowSurface(state.clip)
    defer { scratch.giveBack() }
    let letters = drawMask(mask, on: stencil, state)
    if mask.isInverse { stencil.invertAlpha() }
    cutCharacters(
      from: state.firstCharacter, by: letters, stencil: stencil, surface: surface)
    for y in state.clip.y..<state.clip.maxY {
      let (row, shade) = (
        surface.address(x: state.clip.x, y: y), stencil.address(x: state.clip.x, y: y)
      )
      for x in 0..<state.clip.width {
        row[x] = PixelMath.scaled(row[x], by: PixelMath.weight(shade[x] >> 24))
      }
    }
  }
}
