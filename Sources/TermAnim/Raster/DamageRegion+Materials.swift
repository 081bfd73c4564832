extension DamageRegion {
  /// Makes the region one that materials can be drawn in: whatever changes near one of them, all
  /// that it shows is drawn again, and at once.
  ///
  /// Without this, a part of a material would be made of the last picture, itself included.
  mutating func complete(for list: DisplayList, _ transform: PixelTransform) {
    guard !isEmpty else { return }
    var areas: [PixelRect] = []
    list.collectMaterials(transform, into: &areas)
    areas = areas.map { $0.intersection(bounds) }
    while let area = areas.first(where: isTorn) { join(within: area) }
  }

  /// Whether a rectangle has a part of `area` only.
  private func isTorn(_ area: PixelRect) -> Bool {
    rects.contains { $0.intersects(area) && !$0.contains(area) }
  }
}

extension DisplayList {
  /// Adds the pixels that the materials of the list are made of, or are spread to by the filters
  /// around, which reach that far.
  fileprivate func collectMaterials(
    _ transform: PixelTransform, reach: (columns: Int, rows: Int) = (0, 0),
    into areas: inout [PixelRect]
  ) {
    for command in commands {
      if let material = command.material {
        let deviation = transform.deviation(ofRadius: material.blurRadius)
        // A column more, which is drawn beside rectangles with characters.
        areas.append(
          transform.bounds(of: command).outset(
            columns: GaussianBlur.reach(of: deviation.x) + reach.columns + 1,
            rows: GaussianBlur.reach(of: deviation.y) + reach.rows + 1))
      } else if case .layer(let layer) = command {
        let inner = transform.preceded(by: layer.transform)
        let own = inner.reach(of: layer.filters)
        let outer = (columns: reach.columns + own.columns, rows: reach.rows + own.rows)
        layer.contents.collectMaterials(inner, reach: outer, into: &areas)
        layer.mask?.contents.collectMaterials(inner, reach: outer, into: &areas)
      }
    }
  }
}
