import Testing

@testable import TermAnim

/// The bytes between any two screens, obeyed by an emulator that is not ours.
struct DifferenceFuzz {
  private static func capabilities(_ dice: inout FuzzDice) -> OutputCapabilities {
    OutputCapabilities(
      hasSynchronizedOutput: dice.chance(2), hasRepeat: dice.chance(2),
      hasEraseCharacters: dice.chance(2), erasesWithBackground: dice.chance(2),
      lineFeedKeepsColumn: dice.chance(2))
  }

  /// A screen of any shape, one in three of them a very narrow one.
  private static func size(_ dice: inout FuzzDice) -> (columns: Int, rows: Int) {
    (dice.chance(3) ? dice.roll(1..<4) : dice.roll(4..<60), dice.roll(1..<20))
  }

  @Test func `the emulator shows each grid, through changes, resizes and lost frames`() {
    Fuzz.rounds(40) { dice in
      var cells = CellDice(seed: Int(truncatingIfNeeded: dice.seed))
      let capabilities = Self.capabilities(&dice)
      var (columns, rows) = Self.size(&dice)
      let screen = VirtualScreen(columns: columns, rows: rows)
      let presenter = FramePresenter(capabilities: capabilities)
      var grid = cells.grid(columns: columns, rows: rows)
      for frame in 0..<10 {
        switch dice.roll(0..<6) {
        case 0:
          (columns, rows) = Self.size(&dice)
          screen.resize(columns: columns, rows: rows)
          presenter.forget()
          grid = cells.grid(columns: columns, rows: rows)
        case 1:
          _ = presenter.bytes(toShow: cells.grid(columns: columns, rows: rows))
          presenter.discard()
        case 2: grid = cells.grid(columns: columns, rows: rows)
        default:
          let row = dice.roll(0..<rows)
          if dice.chance(3) { cells.write(on: row, of: grid) } else { cells.fill(row, of: grid) }
          cells.removeStrayHalves(on: row, of: grid)
        }
        screen.feed(presenter.bytes(toShow: grid))
        let comparison = ScreenComparison(screen: screen, grid: grid, capabilities: capabilities)
        if let mismatch = comparison.mismatch { return "frame \(frame): \(mismatch)" }
        if !presenter.bytes(toShow: grid).isEmpty { return "frame \(frame) is sent twice" }
      }
      return nil
    }
  }

  @Test func `a tolerance is given up when it is asked for no more`() {
    Fuzz.rounds(20) { dice in
      var cells = CellDice(seed: Int(truncatingIfNeeded: dice.seed))
      let capabilities = Self.capabilities(&dice)
      let screen = VirtualScreen(columns: 24, rows: 8)
      let presenter = FramePresenter(capabilities: capabilities)
      var grid = cells.grid(columns: 24, rows: 8)
      for _ in 0..<6 {
        grid = cells.grid(columns: 24, rows: 8)
        presenter.tolerance = dice.pick([0.01, 0.06, 0.5])
        presenter.sharpenedCells = dice.pick([0, 0, 30])
        screen.feed(presenter.bytes(toShow: grid))
      }
      (presenter.tolerance, presenter.sharpenedCells) = dice.pick([(0, 0), (0.06, 1), (0.5, 50)])
      repeat { screen.feed(presenter.bytes(toShow: grid)) } while !presenter.isExact
      return ScreenComparison(screen: screen, grid: grid, capabilities: capabilities).mismatch
    }
  }
}
