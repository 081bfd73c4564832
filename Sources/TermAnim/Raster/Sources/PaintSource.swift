import Foundation

/// A paint made ready for pixels of one drawing.
enum PaintSource {
  /// Nothing to be seen.
  case clear
  /// One premultiplied pixel.
  case solid(UInt32)
  case linear(LinearSource)
  case even(EvenSource)
  case radial(RadialSource)
  case dynamic(DynamicSource)

  var isVisible: Bool {
    if case .clear = self { false } else { true }
  }

  /// `paint`, in the space that `transform` maps to pixels; a solid one multiplied by `opacity`.
  init(
    _ paint: Paint, transform: PixelTransform, opacity: Double, tables: GradientTables,
    pieces: GradientPieces, halves: BitmapHalves
  ) {
    switch paint {
    case .color(var color):
      color.opacity *= Float(opacity)
      let pixel = color.premultipliedPixel
      self = pixel == 0 ? .clear : .solid(pixel)
    case .gradient(let gradient):
      self.init(gradient, transform: transform, tables: tables, pieces: pieces)
    case .bitmap(let bitmap, let frame, let tiles, let isSmooth):
      guard let inverse = transform.inverse else {
        self = .clear
        return
      }
      func source<Inverse: BitmapMap>(_ inverse: Inverse) -> BitmapSource<Inverse> {
        BitmapSource(
          bitmap: bitmap, frame: frame, tiles: tiles, isSmooth: isSmooth, inverse: inverse,
          halves: halves)
      }
      self = .dynamic(
        inverse.projection == nil
          ? .bitmap(source(inverse.affine)) : .projectedBitmap(source(inverse)))
    case .mesh, .material:
      preconditionFailure("\(paint) needs the pixels of its surroundings")
    }
  }

  private init(
    _ gradient: GradientPaint, transform: PixelTransform, tables: GradientTables,
    pieces: GradientPieces
  ) {
    guard !gradient.ramp.stops.isEmpty, let inverse = transform.inverse else {
      self = .clear
      return
    }
    if let source = Self.even(gradient, inverse: inverse, pieces: pieces) {
      self = .even(source)
      return
    }
    let lookup = GradientLookup(
      table: tables.table(for: gradient.ramp), isOpaque: gradient.ramp.isOpaque,
      spread: gradient.spread)
    if inverse.projection != nil {
      self = .dynamic(
        .projected(ProjectedSource(lookup: lookup, geometry: gradient.geometry, inverse: inverse)))
    } else {
      self.init(gradient.geometry, lookup: lookup, inverse: inverse.affine)
    }
  }

  /// A linear gradient that needs no table.
  private static func even(
    _ gradient: GradientPaint, inverse: PixelTransform, pieces: GradientPieces
  ) -> EvenSource? {
    guard case .linear(let start, let end) = gradient.geometry, gradient.spread == .pad,
      inverse.projection == nil
    else { return nil }
    let places = LinearPlaces(
      from: start, to: end, length: Double(EvenPiece.length), inverse: inverse.affine)
    return pieces.source(of: gradient.ramp, places: places)
  }

  private init(
    _ geometry: GradientPaint.Geometry, lookup: GradientLookup, inverse: CGAffineTransform
  ) {
    func centred(_ center: CGPoint, _ size: CGSize = CGSize(width: 1, height: 1))
      -> CGAffineTransform
    {
      let (scaleX, scaleY) = (1 / size.width, 1 / size.height)
      return inverse.concatenating(
        CGAffineTransform(
          a: scaleX, b: 0, c: 0, d: scaleY, tx: -center.x * scaleX, ty: -center.y * scaleY))
    }
    switch geometry {
    case .linear(let start, let end):
      self = .linear(LinearSource(lookup: lookup, start: start, end: end, inverse: inverse))
    case .radial(let center, let startRadius, let endRadius):
      self = .radial(
        RadialSource(
          lookup: lookup, from: startRadius, to: endRadius, inverse: centred(center)))
    case .elliptical(let center, let size, let startFraction, let endFraction):
      self = .radial(
        RadialSource(
          lookup: lookup, from: startFraction, to: endFraction, inverse: centred(center, size)))
    case .angular(let center, let startAngle, let endAngle):
      self = .dynamic(
        .angular(
          AngularSource(
            lookup: lookup, from: startAngle, to: endAngle, inverse: centred(center))))
    }
  }
}
