/// The pixels of layers with blurs and shadows, kept as long as nothing they are made of changes.
///
/// A blur costs more than all else that a frame draws. A layer that comes unchanged in two frames
/// running is finished once more, as a whole, and kept: what moves in front of it or behind it then
/// costs no blur. Layers that change in every frame cost a comparison and no memory.
///
/// A class because its identity is the point: it owns the pixels. The layer that was used longest
/// ago makes room for another, unless it is still in use.
final class FinishedLayers {
  /// What is known of a layer.
  enum Finding {
    /// Drawn for the first time, as far as is known.
    case changed
    /// Drawn in the frame before, too, but not kept.
    case unchanged
    /// Its pixels, those within `valid` being right.
    case finished(Surface, valid: PixelRect)
  }

  /// Layers that are remembered at the same time.
  static let capacity = 8

  /// The most pixels that are kept of all layers together.
  let pixelLimit: Int
  private var layers: [FinishedLayer] = []
  /// Memory of each layer, in the same places, which goes on to the layer that takes its place.
  private var blocks: [(pixels: UnsafeMutablePointer<UInt32>, capacity: Int)] = []

  /// A store for the layers of pictures of so many pixels, which keeps twice as many.
  init(pictureArea: Int) {
    pixelLimit = 2 * pictureArea
    layers.reserveCapacity(Self.capacity)
    blocks.reserveCapacity(Self.capacity)
  }

  deinit {
    for block in blocks { block.pixels.deallocate() }
  }

  /// The pixels that are kept.
  var keptPixels: Int { layers.reduce(0) { $0 + ($1.kept?.bounds.area ?? 0) } }

  /// What is known of a layer that is drawn in a frame; from now on, that it was.
  func find(_ layer: Layer, _ transform: PixelTransform, frame: Int) -> Finding {
    guard let place = place(of: layer, transform) else {
      remember(FinishedLayer(layer: layer, transform: transform, lastFrame: frame))
      return .changed
    }
    let wasBefore = layers[place].lastFrame == frame - 1
    layers[place].lastFrame = frame
    if let kept = layers[place].kept {
      return .finished(surface(at: place, kept.bounds), valid: kept.valid)
    }
    return wasBefore ? .unchanged : .changed
  }

  /// Takes note of a layer, in the place of one that is out of use when there are many.
  ///
  /// Of more layers than there is room for, some stay: if each took the place of another, none
  /// would be found in the next frame.
  private func remember(_ layer: FinishedLayer) {
    guard layers.count == Self.capacity else {
      layers.append(layer)
      blocks.append((.allocate(capacity: 1), 1))
      return
    }
    let place = oldest(besides: nil)
    if layers[place].lastFrame < layer.lastFrame - 1 { layers[place] = layer }
  }

  /// Somewhere to finish a layer as a whole, to be kept; nil when it is too large.
  func keep(_ layer: Layer, _ transform: PixelTransform, _ area: GroupArea) -> Surface? {
    guard let place = place(of: layer, transform), area.region.area <= pixelLimit else {
      return nil
    }
    while keptPixels + area.region.area > pixelLimit {
      layers[oldest(besides: place)].kept = nil
    }
    reserve(area.region.area, at: place)
    layers[place].kept = (area.region, area.visible)
    return surface(at: place, area.region)
  }

  private func place(of layer: Layer, _ transform: PixelTransform) -> Int? {
    for place in layers.indices where layers[place].isLike(layer, transform) { return place }
    return nil
  }

  /// The layer drawn longest ago; beside another one, only of those that are kept.
  private func oldest(besides place: Int?) -> Int {
    var oldest: Int?
    for other in layers.indices where other != place {
      if place != nil && layers[other].kept == nil { continue }
      if let oldest, layers[oldest].lastFrame <= layers[other].lastFrame { continue }
      oldest = other
    }
    return oldest ?? 0
  }

  private func surface(at place: Int, _ bounds: PixelRect) -> Surface {
    Surface(base: blocks[place].pixels, stride: bounds.width, bounds: bounds)
  }

  /// Makes sure of memory for so many pixels and three more, gives up what is no longer used.
  private func reserve(_ count: Int, at place: Int) {
    for other in layers.indices where other != place && layers[other].kept == nil {
      if blocks[other].capacity > 1 { replaceBlock(at: other, capacity: 1) }
    }
    if blocks[place].capacity < count + 3 { replaceBlock(at: place, capacity: count + 3) }
  }

  private func replaceBlock(at place: Int, capacity: Int) {
    blocks[place].pixels.deallocate()
    blocks[place] = (.allocate(capacity: capacity), capacity)
  }
}
