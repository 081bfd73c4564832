import Foundation

extension PixelTransform {
  /// The pixels that a list may touch, those of clips and filters included.
  ///
  /// Found from control points and generous: never too small. O(number of points).
  func bounds(of list: DisplayList) -> PixelRect {
    list.commands.reduce(PixelRect.empty) { $0.union(bounds(of: $1)) }
  }

  /// The pixels that a command may touch.
  func bounds(of command: DisplayList.Command) -> PixelRect {
    switch command {
    case .fill(let path, _, _): bounds(of: path)
    case .stroke(let path, _, let style): bounds(of: path, outset: style.reach(along: path))
    case .glyphs(let run, _): bounds(of: run)
    case .characters(let run): bounds(of: run)
    case .layer(let layer): bounds(of: layer)
    }
  }

  func bounds(of run: GlyphRun) -> PixelRect {
    bounds(of: run, run.glyphs.indices)
  }

  /// The pixels that some glyphs of a run may touch.
  func bounds(of run: GlyphRun, _ places: Range<Int>) -> PixelRect {
    run.glyphs.withUnsafeBufferPointer { glyphs in
      var (box, strokes) = (PointBox(), PixelRect.empty)
      for index in places {
        let transform = preceded(by: glyphs[index].transform)
        if let reach = glyphs[index].stroke?.reach(along: glyphs[index].outline) {
          strokes = strokes.union(transform.bounds(of: glyphs[index].outline, outset: reach))
        } else if !transform.add(glyphs[index].outline, to: &box) {
          return PointBox.everything
        }
      }
      return box.pixels().union(strokes)
    }
  }

  /// The pixels of the cells that the run's characters take, those around them, and those of its
  /// outline.
  func bounds(of run: CharacterRun) -> PixelRect {
    let outline = run.outline.map { bounds(of: $0) } ?? .empty
    guard let cell = firstCell(of: run) else { return outline }
    let cells = PixelRect(x: cell.column, y: cell.row * 2, width: run.columns, height: 2)
    guard !run.pixels.isEmpty else { return cells.union(outline) }
    return upright(run, from: cell).bounds(of: run.pixels).union(cells).union(outline)
  }

  /// Whether everything is as large as in the whole picture, and neither turned nor bent.
  var isUpright: Bool {
    let slack = 1e-3
    return projection == nil && abs(affine.b) < slack && abs(affine.c) < slack
      && abs(affine.a - picture.x) < slack * picture.x
      && abs(affine.d - picture.y) < slack * picture.y
  }

  /// The first of the cells nearest to the run; nil when that is nowhere near the screen.
  ///
  /// The middle of the run's line stays where it is however large the line becomes.
  func firstCell(of run: CharacterRun) -> FirstCell? {
    let line = run.line ?? 0..<run.columns
    let column = Double(line.lowerBound + line.upperBound) / 2
    guard let middle = place(in: run, column: column, y: 0.5) else { return nil }
    return FirstCell(x: middle.x - column, y: middle.y - 1)
  }

  /// The map that puts the run, as large as its cells, exactly into those from `cell` on: what
  /// colours its characters is told of the text, not of the cells that happen to be near.
  func upright(_ run: CharacterRun, from cell: FirstCell) -> PixelTransform {
    let corner = SIMD2(Double(cell.column), Double(cell.row) * 2)
    let origin = SIMD2(Double(run.origin.x), Double(run.origin.y)) * picture
    return PixelTransform(
      CGAffineTransform(
        a: picture.x, b: 0, c: 0, d: picture.y, tx: corner.x - origin.x, ty: corner.y - origin.y),
      picture: picture)
  }

  /// How large the run would be drawn, as a share of its cells, along the axis that has less of
  /// them.
  func sizeShare(of run: CharacterRun) -> Double {
    let half = Double(run.columns) / 2
    guard let middle = place(in: run, column: half, y: 0.5),
      let side = place(in: run, column: 2 * half, y: 0.5),
      let foot = place(in: run, column: half, y: 1)
    else { return 0 }
    let (across, down) = (side - middle, foot - middle)
    let width = hypot(across.x, across.y) / (Double(max(run.columns, 1)) / 2)
    return min(width, hypot(down.x, down.y))
  }

  /// Where a place in the run is, in pixels, told in columns and in shares of the height of its
  /// cells; nil when that is nowhere near the screen.
  private func place(in run: CharacterRun, column: Double, y: Double) -> SIMD2<Double>? {
    let way = SIMD2(column, 2 * y) / picture
    let place = homogeneous(CGPoint(x: run.origin.x + way.x, y: run.origin.y + way.y))
    let (x, y) = (place.x / place.z, place.y / place.z)
    return place.z > 0 && abs(x) < 1e6 && abs(y) < 1e6 ? SIMD2(x, y) : nil
  }

  func bounds(of layer: Layer) -> PixelRect {
    guard layer.opacity > 0 else { return .empty }
    if layer.blendMode.isUnbounded { return PointBox.everything }
    let inner = preceded(by: layer.transform)
    let contents = inner.bounds(of: layer.contents).intersection(inner.bounds(of: layer.clips))
    let reach = inner.reach(of: layer.filters)
    return contents.outset(columns: reach.columns, rows: reach.rows)
  }

  /// The pixels that clips leave at most; everything without clips.
  func bounds(of clips: [Layer.Clip]) -> PixelRect {
    clips.reduce(PointBox.everything) { rect, clip in
      clip.isInverse ? rect : rect.intersection(bounds(of: clip.path))
    }
  }
}
