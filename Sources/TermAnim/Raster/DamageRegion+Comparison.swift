extension DamageRegion {
  /// Adds what differs between two lists drawn with the same transform.
  ///
  /// Commands that are alike at the lists' beginnings and ends match; what is between is compared
  /// one by one when it is equally many, else all of it is damaged. Of outlines that are painted
  /// alike only those subpaths count that differ, and of a line its end where it begins as before.
  /// Costs one comparison a command, which is O(1) for commands that share their storage.
  ///
  /// `area` is what clips around leave at most, and `reach` how far filters around spread a change.
  mutating func add(
    from old: DisplayList, to new: DisplayList, _ transform: PixelTransform, within area: PixelRect,
    reach: (columns: Int, rows: Int) = (0, 0)
  ) {
    let shorter = min(old.commands.count, new.commands.count)
    var head = 0
    while head < shorter && old.commands[head] == new.commands[head] { head += 1 }
    var (oldEnd, newEnd) = (old.commands.count, new.commands.count)
    // Two that are left are those that the loop before has found to differ.
    while min(oldEnd, newEnd) > head, max(oldEnd, newEnd) > head + 1,
      old.commands[oldEnd - 1] == new.commands[newEnd - 1]
    {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    func spread(_ rect: PixelRect) -> PixelRect {
      rect.intersection(area).outset(columns: reach.columns, rows: reach.rows)
    }
    func change(_ command: DisplayList.Command) -> PixelRect {
      spread(transform.bounds(of: command))
    }
    let isPairwise = oldEnd == newEnd
    for index in head..<newEnd {
      guard isPairwise else {
        add(change(new.commands[index]))
        continue
      }
      let (before, after) = (old.commands[index], new.commands[index])
      if index > head, before == after { continue }
      if case .layer(let one) = before, case .layer(let other) = after, one.isAlike(other) {
        addContents(of: one, other, transform, within: area, reach: reach)
      } else if let part = transform.difference(from: before, to: after) {
        add(spread(part))
      } else {
        add(change(before))
        add(change(after))
      }
    }
    if !isPairwise {
      for index in head..<oldEnd { add(change(old.commands[index])) }
    }
  }

  /// Adds what differs in the contents of two layers that are alike otherwise.
  private mutating func addContents(
    of old: Layer, _ new: Layer, _ transform: PixelTransform, within area: PixelRect,
    reach: (columns: Int, rows: Int)
  ) {
    let inner = transform.preceded(by: old.transform)
    let own = inner.reach(of: old.filters)
    // A mode that acts beyond the contents has filters that come before the clips.
    let kept = old.blendMode.isUnbounded ? PointBox.everything : inner.bounds(of: old.clips)
    add(
      from: old.contents, to: new.contents, inner,
      within: area.outset(columns: own.columns, rows: own.rows).intersection(kept),
      reach: (reach.columns + own.columns, reach.rows + own.rows))
  }
}

extension Layer {
  /// Whether another layer differs in its contents only, and not in how these are put together.
  fileprivate func isAlike(_ other: Layer) -> Bool {
    transform == other.transform && opacity == other.opacity && blendMode == other.blendMode
      && isIsolated == other.isIsolated && filters == other.filters && clips == other.clips
      && mask == other.mask && contents.isJoined(like: other.contents)
      && !filters.contains { if case .blur(_, true) = $0 { true } else { false } }
  }
}

extension DisplayList {
  /// Whether a layer treats another list as it treats this one: both are one command that can be
  /// faded and clipped as it is drawn, or neither is.
  fileprivate func isJoined(like other: DisplayList) -> Bool {
    isSingle == other.isSingle && isSingleBlendedLayer == other.isSingleBlendedLayer
  }

  private var isSingle: Bool { commands.count == 1 }

  private var isSingleBlendedLayer: Bool {
    if isSingle, case .layer(let layer) = commands[0] { layer.blendMode != .normal } else { false }
  }
}
