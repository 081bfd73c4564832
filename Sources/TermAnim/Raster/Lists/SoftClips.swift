/// The clips of a layer whose edges fall between pixels, by their place among its clips.
///
/// A set of bits, so that finding them allocates nothing. Of clips after the sixty-fourth only the
/// bounds are kept: who makes more of them makes more layers.
struct SoftClips {
  private var places: UInt64 = 0
  /// The pixels that these clips leave at most.
  private(set) var bounds = PointBox.everything

  var isEmpty: Bool { places == 0 }

  /// Adds the clip at a place; `leaving` are the pixels that it leaves at most.
  mutating func add(_ place: Int, leaving rect: PixelRect) {
    if place < Layer.mostSoftClips { places |= 1 << UInt64(place) }
    bounds = bounds.intersection(rect)
  }

  func contains(_ place: Int) -> Bool {
    place < Layer.mostSoftClips && places & (1 << UInt64(place)) != 0
  }
}
