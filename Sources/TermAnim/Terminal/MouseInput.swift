/// Something done with the mouse over the cells of a terminal.
public struct MouseInput: Hashable, Sendable {
  public var action: Action
  /// Distance from the left edge of the screen, in cell widths.
  ///
  /// The middle of a cell (a fraction of 0.5) when the terminal reports whole cells only.
  public var x: Double
  /// Distance from the top edge of the screen, in cell heights; otherwise like `x`.
  public var y: Double
  public var modifiers: KeyStroke.Modifiers

  public init(_ action: Action, x: Double, y: Double, modifiers: KeyStroke.Modifiers = []) {
    self.action = action
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }

  /// The cell's column, counted from 0; 0 where `x` is no number that an `Int` can be.
  public var column: Int { Int(exactly: x.rounded(.down)) ?? 0 }

  /// The cell's row, counted from 0; 0 where `y` is no number that an `Int` can be.
  public var row: Int { Int(exactly: y.rounded(.down)) ?? 0 }
}

extension MouseInput {
  /// A button of a mouse.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    case press(Button)
    /// Movement with a button held.
    case drag(Button)
    case release(Button)
    /// Movement with no button held, which is told only after `TerminalSession.reportMotion()`.
    case move
    /// One notch of the wheel; positive `dx` is to the right, positive `dy` is downwards.
    case scroll(dx: Int, dy: Int)
  }
}
