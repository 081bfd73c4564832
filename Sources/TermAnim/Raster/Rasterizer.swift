public import Foundation

/// Makes a picture of each display list, drawing again only what differs from the one before.
///
/// A class because its identity is the point: it owns the picture's memory, which it lends out
/// through `Picture`. Not `Sendable`: one thread owns it. When the same lists come again, nothing
/// is allocated.
public final class Rasterizer {
  /// What is behind everything; a change draws all again.
  public var ground: Color.Resolved {
    didSet { if ground != oldValue { invalidate() } }
  }
  /// Pixels per point along each axis; they differ where a cell is not exactly twice as high as
  /// wide.
  public let scale: CGSize
  private let pixels: PixelBuffer
  private let painter: ListPainter
  private var previous: DisplayList?
  private var characters: [PlacedCharacter] = []
  private var damage: DamageRegion

  /// A rasteriser for pictures of `width` x `height` pixels.
  ///
  /// - Precondition: neither length is negative.
  public init(width: Int, height: Int, scale: CGSize, ground: Color.Resolved) {
    pixels = PixelBuffer(width: width, height: height)
    painter = ListPainter(width: width, height: height)
    (self.scale, self.ground) = (scale, ground)
    damage = DamageRegion(bounds: pixels.bounds)
  }

  /// Forgets the last picture: the next one is drawn as a whole.
  public func invalidate() {
    previous = nil
  }

  /// The list as pixels over the ground, and where they may differ from the last picture.
  ///
  /// The same list again has no damage and costs its comparison.
  public func picture(of list: DisplayList) -> Picture {
    let transform = PixelTransform(scale: scale)
    painter.work.frames += 1
    damage.removeAll()
    if let previous {
      damage.add(from: previous, to: list, transform, within: PointBox.everything)
      damage.complete(for: list, transform)
    } else {
      damage.add(pixels.bounds)
    }
    let isWhole = previous == nil
    previous = list
    let hasCharacters = !characters.isEmpty || list.hasCharacters
    let damaged = damage.rects
    characters.removeAll { character in damaged.contains { $0.intersects(character.bounds) } }
    for rect in damaged {
      // A column more on both sides, so that a character two columns wide is not cut.
      let area = hasCharacters ? rect.outset(columns: 1, rows: 0) : rect
      painter.draw(list, transform, onto: pixels, in: area, over: ground)
      if hasCharacters { collectCharacters(in: rect) }
    }
    return Picture(pixels: pixels, characters: characters, damage: isWhole ? nil : damaged)
  }

  /// Takes over the characters that have been drawn in `rect`, keeping the order of rows.
  private func collectCharacters(in rect: PixelRect) {
    let known = characters.count
    painter.characters.append(to: &characters, in: rect)
    guard known > 0 && characters.count > known else { return }
    characters.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    var last: PlacedCharacter?
    characters.removeAll { character in
      defer { last = character }
      return character == last
    }
  }

  /// The times that memory had to grow.
  var growthCount: Int { painter.growthCount }

  /// What was done so far.
  var work: RasterWork { painter.work }

  /// The pixels that are kept of layers with blurs and shadows.
  var keptPixels: Int { painter.finishedLayers.keptPixels }
}

extension DisplayList {
  /// Whether the terminal's own characters are among its commands, in layers too.
  fileprivate var hasCharacters: Bool {
    commands.contains { command in
      switch command {
      case .characters: true
      case .layer(let layer):
        layer.contents.hasCharacters || layer.mask?.contents.hasCharacters ?? false
      case .fill, .stroke, .glyphs: false
      }
    }
  }
}

extension PixelBuffer {
  /// All pixels.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The buffer as something to draw on.
  var surface: Surface { Surface(base: base, stride: width, bounds: bounds) }
}

extension PixelTransform {
  /// The map of a whole screen; a scale that is not finite shows nothing.
  init(scale: CGSize) {
    self.init(
      CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: 0, ty: 0),
      picture: SIMD2(scale.width, scale.height))
  }
}

extension ListPainter {
  /// Draws a list over a ground, only within some pixels.
  func draw(
    _ list: DisplayList, _ transform: PixelTransform, onto pixels: PixelBuffer, in rect: PixelRect,
    over ground: Color.Resolved
  ) {
    let backdrop = ground.premultipliedPixel
    let surface = pixels.surface
    let rect = rect.intersection(pixels.bounds)
    guard !rect.isEmpty else { return }
    pendingGround = PendingGround(surface: surface, area: rect, pixel: backdrop)
    characters.removeAll()
    var state = DrawingState(transform: transform, clip: rect, surface: surface)
    state.ground = backdrop >> 24 == 255 ? backdrop : nil
    draw(list, state)
    settleGround()
  }
}
