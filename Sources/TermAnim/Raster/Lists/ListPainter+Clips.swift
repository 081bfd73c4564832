import Foundation

extension PixelTransform {
  /// Sorts clips into those that are whole pixels, whose common rectangle is the result, and soft
  /// ones.
  func split(_ clips: [Layer.Clip], soft: inout SoftClips) -> PixelRect {
    var hard = PointBox.everything
    for (place, clip) in clips.enumerated() {
      let rectangle = clip.isInverse ? nil : wholePixels(of: clip)
      if let rectangle {
        hard = hard.intersection(rectangle)
      } else {
        soft.add(place, leaving: clip.isInverse ? PointBox.everything : bounds(of: clip.path))
      }
    }
    return hard
  }

  /// The pixels that a clip leaves when it is a rectangle between whole pixels, else nil.
  ///
  /// Without smoothing it is one wherever its edges are: a pixel is in when its middle is, and of
  /// edges through the middle the first leaves it out, so that characters, which are placed in that
  /// way, stay whole in a clip of their own size.
  private func wholePixels(of clip: Layer.Clip) -> PixelRect? {
    guard projection == nil && clip.path.verbs.count <= 6 else { return nil }
    var detector = RectangleDetector()
    clip.path.flatten(tolerance: Self.tolerance, transform: affine, into: &detector)
    guard let box = detector.rectangle else { return nil }
    let edges = [box.minX, box.minY, box.maxX, box.maxY]
    let isWhole = edges.allSatisfy { abs($0 - $0.rounded()) < 1.0 / 512 }
    guard isWhole || !clip.style.isAntialiased else { return nil }
    func nearest(_ edge: CGFloat) -> Int { Int(min(max((edge + 0.01).rounded(), -1e6), 1e6)) }
    return PixelRect(
      fromX: nearest(edges[0]), y: nearest(edges[1]), toX: nearest(edges[2]), y: nearest(edges[3]))
  }
}

extension ListPainter {
  /// What the soft clips leave of `state.clip`, and the mask around them; to be given back.
  func mask(for soft: SoftClips, _ clips: [Layer.Clip], _ state: DrawingState) -> CoverageMask {
    let result = borrowMask(state.clip)
    result.base.update(repeating: 255, count: state.clip.area)
    if let outer = state.mask { result.multiply(by: outer) }
    for (place, clip) in clips.enumerated() where soft.contains(place) {
      let one = borrowMask(state.clip)
      one.base.update(repeating: 0, count: state.clip.area)
      let region = state.transform.bounds(of: clip.path).intersection(state.clip)
      if !region.isEmpty {
        var edges = accumulator.begin(in: region, antialiased: clip.style.isAntialiased)
        state.transform.flatten(clip.path, into: &edges)
        var painter = MaskPainter(mask: one)
        accumulator.sweep(edges, evenOdd: clip.style.isEOFilled, into: &painter)
      }
      if clip.isInverse { one.invert() }
      result.multiply(by: one)
      scratch.giveBack()
    }
    return result
  }

  private func borrowMask(_ bounds: PixelRect) -> CoverageMask {
    CoverageMask(
      base: scratch.borrow(UInt8.self, count: bounds.area), stride: bounds.width, bounds: bounds)
  }
}
