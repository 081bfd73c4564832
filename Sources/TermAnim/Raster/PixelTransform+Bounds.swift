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
    run.glyphs.withUnsafeBufferPointer { glyphs in
      var (box, strokes) = (PointBox(), PixelRect.empty)
      for index in glyphs.indices {
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

  /// The pixels of the cells that the run's characters take.
  func bounds(of run: CharacterRun) -> PixelRect {
    guard let cell = firstCell(of: run) else { return .empty }
    let columns = run.clusters.reduce(0) { $0 + $1.columns }
    return PixelRect(x: cell.column, y: cell.row * 2, width: columns, height: 2)
  }

  /// The cell nearest to where the run begins; nil when that is nowhere near the screen.
  func firstCell(of run: CharacterRun) -> (column: Int, row: Int)? {
    let place = homogeneous(run.origin)
    let (x, y) = (place.x / place.z, place.y / place.z)
    guard place.z > 0 && abs(x) < 1e6 && abs(y) < 1e6 else { return nil }
    return (Int((x + 0.01).rounded()), Int(((y + 0.01) / 2).rounded()))
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
