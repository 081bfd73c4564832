import Foundation

/// Turns one moment into the bytes of one write: the only code that names every stage, in order.
@MainActor
struct FramePipeline {
  let performance: Performance
  private var screen: ScreenConfiguration
  private var rasterizer: Rasterizer
  private var encoder: HalfBlockEncoder
  private let presenter: FramePresenter

  init(_ performance: Performance) {
    (self.performance, screen) = (performance, performance.screen)
    rasterizer = Rasterizer(screen)
    encoder = HalfBlockEncoder(screen)
    presenter = FramePresenter(capabilities: screen.output)
  }

  /// The bytes that take the screen from the frame it shows to the one at `host` seconds; maybe
  /// none.
  ///
  /// Valid until the next call. A governor that knows of a lag makes a moving picture less exact,
  /// and one at rest exact in several frames: until `isExact`.
  mutating func frame(
    at host: Double, governor: LinkGovernor = LinkGovernor()
  ) -> UnsafeRawBufferPointer {
    if performance.screen != screen { configure(performance.screen) }
    var watch = StageWatch()
    performance.advance(at: host)
    presenter.tolerance = governor.tolerance
    presenter.sharpenedCells = performance.isAnimating ? 0 : governor.sharpenedCells
    let list = performance.displayList()
    watch.lap(\.viewSeconds)
    let picture = rasterizer.picture(of: list)
    watch.lap(\.rasterSeconds)
    let bytes = presenter.bytes(toShow: encoder.cells(of: picture))
    watch.lap(\.encodingSeconds)
    performance.note(watch, byteCount: bytes.count, damage: picture.damage)
    return bytes
  }

  /// Sets the stages up for another screen; what it shows now is repainted as far as it differs.
  private mutating func configure(_ screen: ScreenConfiguration) {
    self.screen = screen
    rasterizer = Rasterizer(screen)
    encoder = HalfBlockEncoder(screen)
    presenter.capabilities = screen.output
  }

  /// Whether the frame returned last makes the screen show its moment exactly.
  var isExact: Bool { presenter.isExact }

  /// Takes note that the frame returned last was not written.
  func discardFrame() {
    presenter.discard()
  }

  /// Takes note that nobody knows what the screen shows, so that the next frame paints all of it.
  func forgetScreen() {
    presenter.forget()
  }
}

extension Rasterizer {
  /// A rasteriser for all pixels of a screen.
  convenience init(_ screen: ScreenConfiguration) {
    self.init(
      width: screen.placement.columns, height: 2 * screen.placement.rows,
      scale: screen.geometry.pixelsPerPoint, ground: screen.ground)
  }
}

extension HalfBlockEncoder {
  /// An encoder for the terminal of a screen.
  convenience init(_ screen: ScreenConfiguration) {
    self.init(capabilities: screen.output, hasLightGround: screen.colorScheme == .light)
  }
}
