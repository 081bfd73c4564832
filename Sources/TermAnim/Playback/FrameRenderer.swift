public import Foundation

/// Draws any moment of a view without a terminal, the same on every machine.
///
/// Time passes only when it is told to, in steps of a frame, so that what a moment looks like does
/// not depend on how it is reached. A class because views and bindings refer to it.
@MainActor
public final class FrameRenderer {
  /// What is shown: the program, its time and what happened to it.
  public let performance: Performance

  /// Seconds that have passed, whatever the program's own time made of them.
  public private(set) var elapsed = 0.0

  private var rasterizer: Rasterizer
  private var screen: ScreenConfiguration
  /// Knows which moment a terminal has been told of.
  private lazy var pipeline = FramePipeline(performance)

  /// A renderer that shows the first moment of `root` on a screen of cells.
  ///
  /// - Parameters:
  ///   - columns: Cells in a row, from 1 to 65,535; what lies outside is moved there.
  ///   - rows: Rows of cells, from 1 to 65,535, and fewer where the screen would have more than a
  ///     million cells.
  ///   - options: As for a player; there is no terminal to ask, so colours have 24 bits and the
  ///     ground is dark unless said otherwise, and a cell is half as wide as high.
  ///   - date: What the calendar shows at the first moment, the beginning of 2001 unless said
  ///     otherwise. `Date()` lets views that compare with dates of their own move, but makes other
  ///     frames in every run.
  ///   - root: The view that fills the screen.
  public convenience init<Root: View>(
    columns: Int, rows: Int, options: PlayerOptions = PlayerOptions(),
    date: Date = Date(timeIntervalSinceReferenceDate: 0), @ViewBuilder root: () -> Root
  ) {
    let root = root()
    self.init(columns: columns, rows: rows, options: options, date: date) {
      RootProgram(root: root)
    }
  }

  /// A renderer that shows the first moment of a program, which can be turned back to any moment.
  ///
  /// - Parameters:
  ///   - columns: Cells in a row, from 1 to 65,535; what lies outside is moved there.
  ///   - rows: Rows of cells, from 1 to 65,535, and fewer where the screen would have more than a
  ///     million cells.
  ///   - options: As for a player, see above.
  ///   - date: What the calendar shows at the first moment, see above.
  ///   - program: Makes the program from its beginning; called again whenever time is turned back,
  ///     unless to a chapter.
  public convenience init(
    columns: Int, rows: Int, options: PlayerOptions = PlayerOptions(),
    date: Date = Date(timeIntervalSinceReferenceDate: 0),
    playing program: @escaping @MainActor () -> any Playable
  ) {
    var capabilities = TerminalCapabilities()
    capabilities.output = OutputCapabilities(lineFeedKeepsColumn: false)
    self.init(
      Performance(
        size: TerminalSize(columns: columns, rows: rows), capabilities: capabilities,
        options: options, startingAt: 0, date: date, program: program))
  }

  /// A renderer that shows what happened in a performance once more, from its first moment on.
  ///
  /// Only the program and what happened to it: not what was laid over it, no pause, no other speed,
  /// and no moment that was gone back from to begin another future. Up to the performance's
  /// `duration`; afterwards the program goes on by itself. The screen is the one that the
  /// performance has now.
  ///
  /// - Parameters:
  ///   - performance: Is not shown any more, or at least stands still meanwhile.
  ///   - framesPerSecond: Clamped to 1...120; NaN is 60.
  public convenience init(repeating performance: Performance, framesPerSecond: Double) {
    self.init(Performance(repeating: performance, framesPerSecond: framesPerSecond))
  }

  private init(_ performance: Performance) {
    self.performance = performance
    screen = performance.screen
    rasterizer = Rasterizer(screen)
    performance.hostNow = { [weak self] in self?.elapsed ?? 0 }
  }

  /// Lets `seconds` pass; nothing happens when it is not positive and finite.
  ///
  /// - Parameters:
  ///   - seconds: In steps of a frame.
  ///   - onFrame: Called at each frame on the way, with that moment to be drawn. Frames come at
  ///     whole multiples of the frame interval since the renderer was made, the last of them maybe
  ///     at the end of `seconds`, so that several calls give the same frames as a single one.
  public func advance(by seconds: Double, onFrame: () -> Void = {}) {
    guard seconds > 0, seconds.isFinite else { return }
    let (end, interval) = (elapsed + seconds, performance.frameInterval)
    // Sums of seconds miss the instants of frames by some roundings.
    let slack = 1e-6
    var frame = (elapsed / interval + slack).rounded(.down) + 1
    while frame * interval < end + slack * interval {
      show(at: frame * interval)
      onFrame()
      frame += 1
    }
    show(at: end)
  }

  private func show(at host: Double) {
    elapsed = host
    performance.advance(at: host)
  }

  /// What a terminal has to be sent to show the present moment, after all that came from here
  /// before.
  ///
  /// The first time that is all of the screen; empty where nothing has changed. What every terminal
  /// with so many colours knows, in raw mode or not.
  public func bytesForTerminal() -> [UInt8] {
    Array(pipeline.frame(at: elapsed))
  }

  /// The pixels of the present moment, two for each cell; characters are not among them.
  public func bitmap() -> Bitmap {
    picture().pixels.bitmap
  }

  /// The present moment as lines of coloured text, which any terminal shows when they are printed.
  public func lines() -> String {
    cells().lines
  }

  /// The present moment as lines of plain text: characters as they are, pixels by their lightness.
  public func text() -> String {
    cells().text(on: screen.ground)
  }

  /// The present moment as pixels in which characters are drawn, too, with the library's own face.
  ///
  /// - Parameter magnification: Pixels along one side of a pixel of the screen, at least 1; clamped
  ///   to 32.
  /// - Returns: A square of so many pixels for each pixel of the screen.
  public func image(magnification: Int) -> Bitmap {
    CellImage(cells(), magnification: min(max(magnification, 1), 32)).bitmap
  }

  private func cells() -> CellGrid {
    let encoder = HalfBlockEncoder(screen)
    rasterizer.invalidate()
    return encoder.cells(of: picture())
  }

  private func picture() -> Picture {
    if performance.screen != screen {
      screen = performance.screen
      rasterizer = Rasterizer(screen)
    }
    return rasterizer.picture(of: performance.displayList())
  }
}
