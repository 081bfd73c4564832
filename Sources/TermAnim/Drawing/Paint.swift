public import Foundation

/// What an outline is filled with, in the space of the outline.
public enum Paint: Hashable, Sendable {
  case color(Color.Resolved)
  case gradient(GradientPaint)
  /// The bitmap drawn once into `frame`; outside it, tiled when `tiles`, else clear.
  case bitmap(Bitmap, frame: CGRect, tiles: Bool)
  case mesh(MeshPaint)
  case material(MaterialPaint)
}
