extension ListPainter {
  /// The share of its size from which on a character is seen as it is.
  private static let wholeShare = 0.5

  /// Puts the run's characters into the cells nearest to it, or fills its outline where it has one
  /// and they could not follow.
  ///
  /// Clips and masks fade a character by the share of its cells that they leave; one that loses
  /// more than half of a cell is gone as a whole.
  func place(_ run: CharacterRun, _ state: DrawingState) {
    if let outline = run.outline, !(state.placesCharacters && state.transform.isUpright) {
      return fill(outline, run.paint, FillStyle(), state)
    }
    guard state.placesCharacters, var cell = state.transform.firstCell(of: run) else { return }
    if !run.pixels.isEmpty {
      var whole = state
      whole.transform = state.transform.upright(run, from: cell)
      fill(run.pixels, run.paint, FillStyle(), whole)
    }
    guard !run.clusters.isEmpty, state.leavesSomething(of: run, at: cell) else { return }
    let size = Float(min(state.transform.sizeShare(of: run) / Self.wholeShare, 1))
    guard size > 0 else { return }
    work.characters += run.clusters.count
    withInk(of: run, from: cell, state) { ink in
      for cluster in run.clusters {
        var character = PlacedCharacter(
          text: cluster.text, columns: cluster.columns, column: cell.column, row: cell.row,
          color: 0, attributes: run.attributes, drift: cell.drift)
        cell.column += cluster.columns
        character.color = ink.color(of: character.bounds)
        character.fade(by: size * state.shareLeft(of: character.bounds))
        characters.place(character)
      }
    }
  }

  /// Runs `body` with what colours the run's characters.
  private func withInk(
    of run: CharacterRun, from cell: FirstCell, _ state: DrawingState,
    _ body: (CharacterInk) -> Void
  ) {
    switch run.paint {
    case .color(let color): body(CharacterInk(color, opacity: state.opacity))
    case .material(let material): body(CharacterInk(material.veil, opacity: state.opacity))
    case .gradient, .bitmap, .mesh:
      settleGround()
      var alone = state
      alone.clip = state.transform.bounds(of: run).intersection(state.clip)
      guard !alone.clip.isEmpty else { return }
      alone.surface = borrowSurface(alone.clip)
      alone.mask = nil
      alone.transform = state.transform.upright(run, from: cell)
      fillClip(with: run.paint, alone)
      body(.painted(alone.surface))
      scratch.giveBack()
    }
  }

  /// Lets a command that has just been drawn cover the characters behind it on the same surface.
  ///
  /// The command is drawn once more for itself, only where there are characters; a symbol that is
  /// cut for its cells as its outline, which is about as large.
  func coverCharacters(
    _ behind: Range<Int>, with command: DisplayList.Command, _ state: DrawingState
  ) {
    switch command {
    case .layer: return
    case .characters(let run): if run.pixels.isEmpty { return }
    case .fill, .stroke, .glyphs: break
    }
    guard state.placesCharacters && !behind.isEmpty else { return }
    let area = characters.bounds(of: behind)
      .intersection(state.transform.bounds(of: command)).intersection(state.clip)
    guard !area.isEmpty else { return }
    var alone = state
    alone.surface = borrowSurface(area)
    alone.clip = area
    (alone.placesCharacters, alone.showsBackdrops) = (false, false)
    draw(command, alone)
    characters.cover(
      behind, with: alone.surface,
      clearsCells: state.clearsCells && CellCoverage.hides(state.opacity))
    scratch.giveBack()
  }

  /// Does to the characters of a group what is done to its pixels; they fade where these are
  /// blurred, and are gone where the deviation is half a cell.
  func finishCharacters(of layer: Layer, from first: Int, _ state: DrawingState) {
    let own = first..<characters.count
    guard !own.isEmpty else { return }
    let isErasing = [.clear, .destinationOut, .destinationIn].contains(layer.blendMode)
    characters.change(own, in: PointBox.everything) { character in
      for filter in layer.filters {
        switch filter {
        case .colorMatrix(let matrix):
          character.color = matrix.applied(toStraight: character.color)
        case .blur(let radius, _):
          character.fade(by: Float(max(1 - state.transform.deviation(ofRadius: radius).y, 0)))
        case .shadow, .alphaThreshold: continue
        }
      }
      let left = state.mask.map { $0.share(of: character.bounds) } ?? 1
      character.fade(by: isErasing ? 0 : Float(state.opacity) * left)
    }
  }

  /// Fades the characters of a group as a mask fades its pixels.
  func fadeCharacters(from first: Int, share: (PlacedCharacter) -> Float) {
    characters.change(first..<characters.count, in: PointBox.everything) {
      $0.fade(by: share($0))
    }
  }
}

extension DrawingState {
  /// Whether the clip leaves something of a run whose first cell is `cell`, so that one that is
  /// scrolled away costs no look at its characters.
  fileprivate func leavesSomething(of run: CharacterRun, at cell: FirstCell) -> Bool {
    PixelRect(x: cell.column, y: cell.row * 2, width: run.columns, height: 2).intersects(clip)
  }

  /// The share of some pixels that the clip and the mask leave; 0 when it is less than half.
  fileprivate func shareLeft(of rect: PixelRect) -> Float {
    let inside = rect.intersection(clip)
    let share = Float(inside.area) / Float(max(rect.area, 1))
    guard share >= 0.5 && inside.width == rect.width else { return 0 }
    return mask.map { $0.share(of: inside) } ?? 1
  }
}

extension CoverageMask {
  /// The mean of the values of some pixels, 0 to 1; less than a quarter is 0.
  func share(of rect: PixelRect) -> Float {
    var sum = 0
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { sum += Int(value(x: x, y: y)) }
    }
    let share = Float(sum) / Float(255 * max(rect.area, 1))
    return share < 0.25 ? 0 : share
  }
}

extension ColorMatrix {
  /// The matrix applied to a straight pixel; results are brought into range.
  fileprivate func applied(toStraight pixel: UInt32) -> UInt32 {
    let result = applied(to: PixelMath.channels(pixel) / 255)
    let low = result.replacing(with: 0, where: .!(result .> 0))
    return PixelMath.pixel(channels: low.replacing(with: 1, where: low .> 1) * 255)
  }
}
