import Foundation

/// A glyph that is a picture, in its place.
struct PlacedPicture: Equatable, Sendable {
  let picture: GlyphPicture
  /// Where the picture lies in the space of the glyph.
  let box: CGRect
  /// From the space of the glyph to that of the list.
  var transform: CGAffineTransform

  /// What draws the picture; what it is painted with counts by its opacity.
  func command(with paint: Paint) -> DisplayList.Command {
    let bitmap = Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
    var opacity = 1.0
    if case .color(let color) = paint { opacity = Double(color.opacity) }
    return .layer(
      Layer(
        transform: ProjectionTransform(transform), opacity: opacity,
        contents: DisplayList([
          .fill(Path(box), .bitmap(bitmap, frame: box, tiles: false), FillStyle())
        ])))
  }
}

extension TextLayout.Glyph {
  /// The picture that the glyph is; nil for one that is filled.
  var placedPicture: PlacedPicture? {
    fitted.picture.map {
      PlacedPicture(picture: $0, box: fitted.outline.boundingRect, transform: transform)
    }
  }

  /// The outline that the glyph is; nil for a space, and for a picture.
  var placedOutline: GlyphRun.Glyph? {
    guard fitted.picture == nil, !fitted.outline.isEmpty else { return nil }
    return GlyphRun.Glyph(outline: fitted.outline, transform: transform)
  }
}
