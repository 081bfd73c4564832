import Foundation

extension ListPainter {
  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ state: DrawingState) {
    let region = state.transform.bounds(of: path).intersection(state.clip)
    withSource(of: paint, in: region, state) { source in
      var edges = accumulator.begin(in: region, antialiased: style.isAntialiased)
      state.transform.flatten(path, into: &edges)
      self.paint(edges, source, evenOdd: style.isEOFilled, state)
    }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ state: DrawingState) {
    let region = state.transform.bounds(of: path, outset: style.reach(along: path))
      .intersection(state.clip)
    withSource(of: paint, in: region, state) { source in
      var edges = accumulator.begin(in: region, antialiased: true)
      state.transform.outline(path, style, stroker: &stroker, into: &edges)
      self.paint(edges, source, evenOdd: false, state)
    }
  }

  /// Draws the glyphs as one shape: where they overlap, they do not show through each other.
  func draw(_ run: GlyphRun, _ paint: Paint, _ state: DrawingState) {
    let region = state.transform.bounds(of: run).intersection(state.clip)
    writeSmallGround()
    withSource(of: paint, in: region, state) { source in
      var edges = accumulator.begin(in: region, antialiased: true)
      run.glyphs.withUnsafeBufferPointer { glyphs in
        guard let first = glyphs.baseAddress else { return }
        for index in glyphs.indices { add(first + index, state.transform, to: &edges) }
      }
      self.paint(edges, source, evenOdd: false, state)
    }
  }

  /// Paints all pixels of the clip.
  func fillClip(with paint: Paint, _ state: DrawingState) {
    let clip = state.clip
    withSource(of: paint, in: clip, state) { source in
      var edges = accumulator.begin(in: clip, antialiased: false)
      edges.move(to: CGPoint(x: clip.x, y: clip.y))
      edges.line(to: CGPoint(x: clip.maxX, y: clip.y))
      edges.line(to: CGPoint(x: clip.maxX, y: clip.maxY))
      edges.line(to: CGPoint(x: clip.x, y: clip.maxY))
      edges.close()
      self.paint(edges, source, evenOdd: false, state)
    }
  }

  /// Adds the outline of a glyph, which is read where it lies: copying it would count references.
  private func add(
    _ glyph: UnsafePointer<GlyphRun.Glyph>, _ transform: PixelTransform, to edges: inout EdgeSink
  ) {
    let map = glyph.pointee.transform
    let transform = transform.preceded(by: map)
    edges.direction = map.a * map.d < map.b * map.c ? -1 : 1
    if case .none = glyph.pointee.stroke {
      transform.flatten(glyph.pointee.outline.segments, into: &edges)
    } else if let stroke = glyph.pointee.stroke {
      transform.outline(glyph.pointee.outline, stroke, stroker: &stroker, into: &edges)
    }
  }

  /// Runs `draw` with the paint made ready for the pixels of `region`; not when nothing is seen.
  private func withSource(
    of paint: Paint, in region: PixelRect, _ state: DrawingState, draw: (PaintSource) -> Void
  ) {
    guard !region.isEmpty else { return }
    switch paint {
    case .mesh(let mesh):
      settleGround()
      draw(.dynamic(.surface(source(of: mesh, in: region, state))))
      scratch.giveBack()
    case .material(let material) where !state.showsBackdrops:
      withSource(of: .color(material.veil), in: region, state, draw: draw)
    case .material(let material):
      settleGround()
      draw(.dynamic(.surface(source(of: material, in: region, state))))
      scratch.giveBack()
    case .color, .gradient, .bitmap:
      let source = PaintSource(
        paint, transform: state.transform, opacity: state.opacity, tables: gradients,
        pieces: gradientPieces, halves: halves)
      if source.isVisible { draw(source) }
    }
  }
}

// MARK: - Painting

extension ListPainter {
  /// Paints the shape whose edges have been accumulated.
  private func paint(
    _ edges: EdgeSink, _ source: PaintSource, evenOdd: Bool, _ state: DrawingState
  ) {
    guard !edges.rows.isEmpty else { return }
    work.shapes += 1
    work.rows += edges.rows.count
    work.pixels += edges.rows.count * accumulator.region.width
    switch source {
    case .clear: break
    case .solid(let pixel):
      if pixel >> 24 == 255 {
        paint(edges, evenOdd, opaque: pixel, state)
      } else {
        paint(edges, evenOdd, SolidPainter(surface: state.surface, pixel: pixel), state)
      }
    case .linear(let source): paintFirst(edges, evenOdd, source, state)
    case .even(let source): paintFirst(edges, evenOdd, source, state)
    case .radial(let source): paint(edges, evenOdd, source, state)
    case .dynamic(let source): paint(edges, evenOdd, source, state)
    }
  }

  /// Paints one opaque colour, unless it hides all of the ground and so becomes it.
  private func paint(
    _ edges: EdgeSink, _ evenOdd: Bool, opaque pixel: UInt32, _ state: DrawingState
  ) {
    if let ground = pendingGround, state.mask == nil, edges.coversRegion,
      accumulator.region == ground.area
    {
      pendingGround = ground.replaced(by: pixel)
    } else {
      writeSmallGround()
      paintFirst(edges, evenOdd, OpaquePainter(surface: state.surface, pixel: pixel), state)
    }
  }

  private func paint<Source: ColorSource>(
    _ edges: EdgeSink, _ evenOdd: Bool, _ source: Source, _ state: DrawingState
  ) {
    let row = scratch.borrow(UInt32.self, count: accumulator.cellStride)
    paint(edges, evenOdd, painter(of: source, row, state), state)
    scratch.giveBack()
  }

  /// Paints a paint that often comes first.
  private func paintFirst<Source: ColorSource>(
    _ edges: EdgeSink, _ evenOdd: Bool, _ source: Source, _ state: DrawingState
  ) {
    let row = scratch.borrow(UInt32.self, count: accumulator.cellStride)
    paintFirst(edges, evenOdd, painter(of: source, row, state), state)
    scratch.giveBack()
  }

  private func painter<Source: ColorSource>(
    of source: Source, _ row: UnsafeMutablePointer<UInt32>, _ state: DrawingState
  ) -> SourcePainter<Source> {
    SourcePainter(
      surface: state.surface, source: source, opacity: UInt32(state.opacity * 256 + 0.5),
      scratch: row)
  }

  /// Paints a shape that often comes first, and large, together with the ground if it is pending.
  private func paintFirst<Painter: BackdropPainter>(
    _ edges: EdgeSink, _ evenOdd: Bool, _ painter: Painter, _ state: DrawingState
  ) {
    guard let ground = pendingGround, state.mask == nil else {
      return paint(edges, evenOdd, painter, state)
    }
    pendingGround = nil
    if ground.isWritten {
      var painter = PlainGroundPainter(base: painter, ground: ground)
      accumulator.sweep(edges, evenOdd: evenOdd, into: &painter)
    } else {
      var painter = GroundPainter(base: painter, ground: ground)
      accumulator.sweep(edges, evenOdd: evenOdd, into: &painter)
      painter.finish()
    }
  }

  private func paint<Painter: SpanPainter>(
    _ edges: EdgeSink, _ evenOdd: Bool, _ painter: Painter, _ state: DrawingState
  ) {
    settleGround()
    if let mask = state.mask {
      var clipped = ClippedPainter(base: painter, mask: mask)
      accumulator.sweep(edges, evenOdd: evenOdd, into: &clipped)
    } else {
      var painter = painter
      accumulator.sweep(edges, evenOdd: evenOdd, into: &painter)
    }
  }
}
