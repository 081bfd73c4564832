/// One key pressed on the keyboard of a terminal, with the modifiers held.
///
/// Terminals report text, not keys: a letter typed with Shift arrives as the capital letter
/// without `.shift`, and Ctrl-M cannot be told from Return unless the terminal speaks the kitty
/// keyboard protocol. Releases are not reported.
public struct KeyStroke: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension KeyStroke {
  /// What a key is called, whatever the terminal sends for it.
  public enum Key: Hashable, Sendable {
    /// The text that the key types; with `.control` the lower-case letter on the key.
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete
    /// The key that deletes to the left.
    case backspace
    case tab, `return`, escape
    /// A function key, counted from 1.
    case function(Int)
  }

  /// The keys held down while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    /// Alt, which some terminals call Meta.
    public static let option = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
    /// Super: the Windows key, or Command on a Mac.
    public static let command = Modifiers(rawValue: 8)
  }
}
