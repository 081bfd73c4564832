import Foundation

/// Layers that are drawn for themselves before they meet what is behind.
extension ListPainter {
  /// Draws the contents on a surface of their own, finishes them there, and composites them.
  func drawGroup(_ layer: Layer, _ state: DrawingState, hard: PixelRect, soft: SoftClips) {
    let area = GroupArea(of: layer, state.transform, within: state.clip, hard: hard, soft: soft)
    guard !area.visible.isEmpty else { return }
    settleGround()
    let known = characters.count
    if !isFinishingKept, layer.isWorthKeeping(state.transform),
      let kept = keptSurface(of: layer, state, for: area, hard: hard, soft: soft)
    {
      composite(kept, of: layer, area.visible, state, soft, from: known)
      coverCharacters(before: known, with: kept, layer, area, state)
    } else {
      let surface = borrowSurface(area.region)
      finish(layer, on: surface, area, state, soft)
      composite(surface, of: layer, area.visible, state, soft, from: known)
      if coversCharacters(before: known, layer, area, state), layer.contents.hasMaterials {
        let veils = borrowSurface(area.region)
        var veiled = state
        (veiled.placesCharacters, veiled.showsBackdrops) = (false, false)
        finish(layer, on: veils, area, veiled, soft)
        coverCharacters(before: known, with: veils, layer, area, state)
        scratch.giveBack()
      } else {
        coverCharacters(before: known, with: surface, layer, area, state)
      }
      scratch.giveBack()
    }
  }

  /// Whether a layer, whose characters are those from `first` on, lies on some that were there
  /// before.
  private func coversCharacters(
    before first: Int, _ layer: Layer, _ area: GroupArea, _ state: DrawingState
  ) -> Bool {
    guard state.placesCharacters, state.firstCharacter < first, layer.blendMode == .normal else {
      return false
    }
    return characters.bounds(of: state.firstCharacter..<first).intersects(area.visible)
  }

  /// Lets what lies behind a layer show through the coverage of `surface` alone: what a material
  /// shows of it is no coverage.
  private func coverCharacters(
    before first: Int, with surface: Surface, _ layer: Layer, _ area: GroupArea,
    _ state: DrawingState
  ) {
    guard coversCharacters(before: first, layer, area, state) else { return }
    let clearsCells = state.clearsCells || layer.contents.clearsCells
    characters.cover(
      state.firstCharacter..<first, with: surface, opacity: Float(state.opacity),
      clearsCells: clearsCells && CellCoverage.hides(state.opacity))
  }

  /// What was kept of the layer, or is from now on; nil when it has to be drawn for this once.
  private func keptSurface(
    of layer: Layer, _ state: DrawingState, for area: GroupArea, hard: PixelRect, soft: SoftClips
  ) -> Surface? {
    switch finishedLayers.find(layer, state.transform, frame: work.frames) {
    case .finished(let surface, let valid):
      return valid.contains(area.visible) ? surface : nil
    case .changed:
      return nil
    case .unchanged:
      let whole = GroupArea(of: layer, state.transform, within: bounds, hard: hard, soft: soft)
      guard whole.visible.contains(area.visible),
        let surface = finishedLayers.keep(layer, state.transform, whole)
      else { return nil }
      surface.fill(surface.bounds, with: 0)
      isFinishingKept = true
      finish(layer, on: surface, whole, state, soft)
      isFinishingKept = false
      return surface
    }
  }

  /// Draws the layer's contents, and applies its mask, clips and filters.
  private func finish(
    _ layer: Layer, on surface: Surface, _ area: GroupArea, _ state: DrawingState,
    _ soft: SoftClips
  ) {
    var inner = DrawingState(transform: state.transform, clip: area.drawn, surface: surface)
    inner.firstCharacter = characters.count
    inner.isAlone = layer.contents.commands.count == 1
    (inner.placesCharacters, inner.showsBackdrops) = (
      state.placesCharacters, state.showsBackdrops
    )
    backdrops.append(state.surface)
    draw(layer.contents, inner)
    backdrops.removeLast()
    if let mask = layer.mask { cut(surface, by: mask, inner) }
    if !soft.isEmpty && !layer.blendMode.isUnbounded {
      cut(surface, by: mask(for: soft, layer.clips, inner), inner)
    }
    for filter in layer.filters {
      apply(filter, to: surface, contents: area.contents, state.transform)
    }
  }

  /// Puts a finished layer onto what is behind; its characters are those from `first` on.
  ///
  /// A mode that changes what is behind beyond the contents does so as far as the clips leave it.
  private func composite(
    _ surface: Surface, of layer: Layer, _ visible: PixelRect, _ state: DrawingState,
    _ soft: SoftClips, from first: Int
  ) {
    var state = state
    let isMasked = layer.blendMode.isUnbounded && !soft.isEmpty
    if isMasked {
      state.clip = visible
      state.mask = mask(for: soft, layer.clips, state)
    }
    defer { if isMasked { scratch.giveBack() } }
    Compositor(
      source: surface, target: state.surface, opacity: UInt32(state.opacity * 256 + 0.5),
      blendMode: layer.blendMode, mask: state.mask, ground: state.ground
    ).composite(visible)
    guard state.placesCharacters && characters.count > state.firstCharacter else { return }
    finishCharacters(of: layer, from: first, state)
  }
}

extension Layer {
  /// Whether it costs much to finish, and becomes the same again as long as it is the same.
  ///
  /// Materials show what is behind, and characters are drawn elsewhere.
  fileprivate func isWorthKeeping(_ transform: PixelTransform) -> Bool {
    guard !blendMode.isUnbounded, isBlurred(transform), contents.isSelfContained else {
      return false
    }
    return mask?.contents.isSelfContained ?? true
  }

  private func isBlurred(_ transform: PixelTransform) -> Bool {
    for filter in filters {
      switch filter {
      case .blur(let radius, _), .shadow(_, let radius, _):
        let deviation = transform.deviation(ofRadius: radius)
        if GaussianBlur.reach(of: max(deviation.x, deviation.y)) > 0 { return true }
      case .colorMatrix, .alphaThreshold: continue
      }
    }
    return false
  }
}

extension DisplayList {
  /// Whether its pixels depend on nothing else and are all that it shows.
  fileprivate var isSelfContained: Bool {
    for command in commands {
      switch command {
      case .characters, .fill(_, .material, _), .stroke(_, .material, _), .glyphs(_, .material):
        return false
      case .layer(let layer):
        guard layer.contents.isSelfContained, layer.mask?.contents.isSelfContained ?? true else {
          return false
        }
      case .fill, .stroke, .glyphs: continue
      }
    }
    return true
  }
}

extension DisplayList {
  /// Whether something in it takes characters out of the cells that it touches.
  fileprivate var clearsCells: Bool {
    commands.contains { command in
      guard case .layer(let layer) = command else { return false }
      return layer.clearsCells || layer.contents.clearsCells
    }
  }

  /// Whether something in it shows what is behind.
  fileprivate var hasMaterials: Bool {
    commands.contains { command in
      if case .layer(let layer) = command {
        layer.contents.hasMaterials
      } else {
        command.material != nil
      }
    }
  }
}
