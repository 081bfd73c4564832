/// Where on the terminal a player shows its views.
public struct PlayerPlacement: Hashable, Sendable {
  let isInline: Bool
  /// Rows of an inline picture; nil for as many as the views want.
  let rows: Int?

  /// On the whole screen, which shows afterwards what it has shown before.
  public static let fullScreen = PlayerPlacement(isInline: false, rows: nil)

  /// In the lines below the prompt, where the last picture stays.
  ///
  /// The picture is as wide as the terminal, and as high as the root view wants to be at that
  /// width, from frame to frame, but not higher than the terminal; what has no height of its own,
  /// such as a shape, gets one from `frame(height:)`. The view is at the left, and around it is the
  /// terminal's own background where that is known.
  ///
  /// Lines that the program prints, on standard output or error, appear above the picture at once,
  /// in colours if they have any; other control characters in them are left out.
  ///
  /// The pointer stays the terminal's, for selecting text and scrolling back. Keys come to the
  /// views, but `q` and Esc do not end the player; Ctrl-C, Ctrl-Z and Ctrl-L do what they always
  /// do. When the player is told to quit, the picture that stays is the one in which everything has
  /// come to rest.
  public static let inline = PlayerPlacement(isInline: true, rows: nil)

  /// In so many lines below the prompt, like `inline` otherwise; the root view has all of them.
  ///
  /// - Parameter rows: Clamped to 1 and what the terminal has.
  /// - Returns: The placement.
  public static func inline(rows: Int) -> PlayerPlacement {
    PlayerPlacement(isInline: true, rows: max(1, rows))
  }
}
