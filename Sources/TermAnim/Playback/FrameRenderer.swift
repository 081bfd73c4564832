import Foundation

/// Draws any moment of a view without a terminal, the same on every machine.
///
/// Time passes only when it is told to, in steps of a frame, so that what a moment looks like does
/// not depend on how it is reached. A class because views and bindings refer to it.
@MainActor
public final class FrameRenderer {
  private let graph: ViewGraph
  private let screen: ScreenConfiguration
  private let options: PlayerOptions
  private let rasterizer: Rasterizer
  private var time = FrameTime.zero

  /// A renderer that shows the first moment of `root` on a screen of cells.
  ///
  /// - Parameters:
  ///   - columns: Cells in a row, at least 1.
  ///   - rows: Rows of cells, at least 1.
  ///   - options: As for a player; there is no terminal to ask, so colours have 24 bits and the
  ///     ground is dark unless said otherwise, and a cell is half as wide as high.
  ///   - root: The view that fills the screen.
  public init<Root: View>(
    columns: Int, rows: Int, options: PlayerOptions = PlayerOptions(), @ViewBuilder root: () -> Root
  ) {
    self.options = options
    var capabilities = TerminalCapabilities()
    capabilities.output = OutputCapabilities()
    screen = ScreenConfiguration(
      size: TerminalSize(columns: columns, rows: rows), capabilities: capabilities,
      options: options)
    graph = ViewGraph(root: root(), size: screen.geometry.size, environment: screen.environment)
    rasterizer = Rasterizer(screen)
    graph.tellTime { [weak self] in
      Thread.isMainThread ? MainActor.assumeIsolated { self?.time } : nil
    }
    graph.advance(to: time)
  }

  /// Lets `seconds` pass; nothing happens when it is not positive and finite.
  public func advance(by seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    let (end, step) = (time + seconds, options.frameInterval)
    while time + step < end {
      time = time + step
      graph.advance(to: time)
    }
    time = end
    graph.advance(to: time)
  }

  /// Tells the views of a key, and returns whether one of them made use of it.
  public func press(_ stroke: KeyStroke) -> Bool {
    let isUsed = graph.send(.key(KeyPress(stroke)))
    graph.advance(to: time)
    return isUsed
  }

  /// The pixels of the present moment, two for each cell; characters are not among them.
  public func bitmap() -> Bitmap {
    rasterizer.picture(of: graph.displayList()).pixels.bitmap
  }

  /// The present moment as lines of coloured text, which any terminal shows when they are printed.
  public func lines() -> String {
    let encoder = HalfBlockEncoder(capabilities: screen.output)
    rasterizer.invalidate()
    return encoder.cells(of: rasterizer.picture(of: graph.displayList())).lines
  }
}
