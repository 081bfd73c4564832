import Foundation

/// Draws display lists onto surfaces.
///
/// A class because its identity is the point: it owns the scratch memory that is used for every
/// shape of every frame.
final class ListPainter {
  let accumulator = CoverageAccumulator()
  let scratch = ScratchStack()
  let gradients = GradientTables()
  let gradientPieces = GradientPieces()
  let halves = BitmapHalves()
  var stroker = Stroker()
  let characters: CharacterGrid
  /// What is behind the group that is being drawn, from the ground forwards.
  var backdrops: [Surface] = []
  /// The ground, until something has been drawn on it.
  var pendingGround: PendingGround?
  let finishedLayers: FinishedLayers
  /// Whether a layer is drawn to be kept: those inside are not kept, which might free its memory,
  /// and would be asked for no more.
  var isFinishingKept = false
  /// All pixels of the picture.
  let bounds: PixelRect
  /// What was done so far.
  var work = RasterWork()

  /// A painter for pictures of `width` x `height` pixels.
  init(width: Int, height: Int) {
    characters = CharacterGrid(width: width, height: height)
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    finishedLayers = FinishedLayers(pictureArea: bounds.area)
  }

  /// The times that scratch memory had to grow: the same frames again need no more.
  var growthCount: Int {
    accumulator.growthCount + scratch.growthCount + gradients.growthCount
      + gradientPieces.growthCount
  }

  /// Writes the ground, unless the first shape has been drawn together with it.
  func settleGround() {
    guard let ground = pendingGround else { return }
    ground.written()
    pendingGround = nil
  }

  /// Pixels from which on the ground is worth writing together with what is drawn on it: more than
  /// fit into the nearer caches.
  private static let largeArea = 1 << 16

  /// Writes a small ground before the first shape, which is then painted without reading it.
  func writeSmallGround() {
    guard let ground = pendingGround, ground.area.area < Self.largeArea else { return }
    pendingGround = ground.written()
  }

  /// Draws the commands in order.
  func draw(_ list: DisplayList, _ state: DrawingState) {
    work.commands += list.commands.count
    for command in list.commands {
      let behind = state.firstCharacter..<characters.count
      draw(command, state)
      if !behind.isEmpty { coverCharacters(behind, with: command, state) }
    }
  }

  func draw(_ command: DisplayList.Command, _ state: DrawingState) {
    switch command {
    case .fill(let path, let paint, let style): fill(path, paint, style, state)
    case .stroke(let path, let paint, let style): stroke(path, paint, style, state)
    case .glyphs(let run, let paint): draw(run, paint, state)
    case .characters(let run): place(run, state)
    case .layer(let layer): draw(layer, state)
    }
  }
}
