public import Foundation

/// What an outline is filled with, in the space of the outline.
public enum Paint: Hashable, Sendable {
  case color(Color.Resolved)
  case gradient(GradientPaint)
  /// The bitmap drawn once into `frame`; outside it, tiled when `tiles`, else clear.
  ///
  /// Enlarged it is smooth between its pixels, or shows each of them as a rectangle.
  case bitmap(Bitmap, frame: CGRect, tiles: Bool, isSmooth: Bool = true)
  case mesh(MeshPaint)
  case material(MaterialPaint)
}
