import Foundation

/// A paint that is told apart for each run of pixels, not by its type.
///
/// Sweeps are compiled for each type that they paint with. These paints share one: a run of their
/// pixels takes longer than to find out which of them it is, or there are few runs.
enum DynamicSource: ColorSource {
  case angular(AngularSource)
  case bitmap(BitmapSource<CGAffineTransform>)
  /// A bitmap seen in perspective.
  case projectedBitmap(BitmapSource<PixelTransform>)
  /// A gradient seen in perspective.
  case projected(ProjectedSource)
  /// Pixels that have been worked out before, on borrowed memory.
  case surface(SurfaceSource)

  var isOpaque: Bool {
    switch self {
    case .angular(let source): source.isOpaque
    case .bitmap(let source): source.isOpaque
    case .projectedBitmap(let source): source.isOpaque
    case .projected(let source): source.isOpaque
    case .surface(let source): source.isOpaque
    }
  }

  @inline(never)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    switch self {
    case .angular(let source): source.fetch(x: x, y: y, count: count, into: pixels)
    case .bitmap(let source): source.fetch(x: x, y: y, count: count, into: pixels)
    case .projectedBitmap(let source): source.fetch(x: x, y: y, count: count, into: pixels)
    case .projected(let source): source.fetch(x: x, y: y, count: count, into: pixels)
    case .surface(let source): source.fetch(x: x, y: y, count: count, into: pixels)
    }
  }
}
