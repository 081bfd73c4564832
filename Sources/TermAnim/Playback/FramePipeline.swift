import Foundation

/// Turns one moment into the bytes of one write: the only code that names every stage, in order.
@MainActor
struct FramePipeline {
  let graph: ViewGraph
  private var rasterizer: Rasterizer
  private var encoder: HalfBlockEncoder
  private let presenter: FramePresenter

  init(graph: ViewGraph, screen: ScreenConfiguration) {
    self.graph = graph
    rasterizer = Rasterizer(screen)
    encoder = HalfBlockEncoder(capabilities: screen.output)
    presenter = FramePresenter(capabilities: screen.output)
  }

  /// The bytes that take the screen from the frame it shows to the one at `time`; maybe none.
  ///
  /// Valid until the next call. `tolerance` is how far a colour of a moving picture may be off, in
  /// OKLab; a picture at rest is exact.
  mutating func frame(at time: FrameTime, tolerance: Double = 0) -> UnsafeRawBufferPointer {
    graph.advance(to: time)
    presenter.tolerance = graph.isAnimating ? tolerance : 0
    let picture = rasterizer.picture(of: graph.displayList())
    return presenter.bytes(toShow: encoder.cells(of: picture))
  }

  /// Sets the stages up for another screen; what it shows now is repainted as far as it differs.
  mutating func configure(_ screen: ScreenConfiguration) {
    graph.resize(to: screen.geometry.size)
    graph.update(environment: screen.environment)
    rasterizer = Rasterizer(screen)
    encoder = HalfBlockEncoder(capabilities: screen.output)
    presenter.capabilities = screen.output
  }

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
      width: screen.geometry.pixelWidth, height: screen.geometry.pixelHeight,
      scale: screen.geometry.pixelsPerPoint, ground: screen.ground)
  }
}
