/// A key, with others held, that does what a button does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the keyboard's layout; of no meaning in a terminal.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc; in a sheet or popover a press outside does the same.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// Whether `press` is the shortcut.
  ///
  /// Few terminals report Command, so Control and Alt stand for it as well. Shift and a letter may
  /// arrive as the capital letter alone.
  func matches(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.key.character.lowercased() == key.character.lowercased() else {
      return false
    }
    var held = press.modifiers.intersection([.shift, .control, .option, .command])
    if press.key.character.isUppercase { held.insert(.shift) }
    if held == modifiers { return true }
    guard modifiers.contains(.command) else { return false }
    return [EventModifiers.control, .option].contains { standIn in
      held == modifiers.subtracting(.command).union(standIn)
    }
  }
}

extension View {
  /// Lets `key` with `modifiers` do what the button does that the view is, or that is in it.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets `shortcut` do what the button does that the view is, or that is in it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Lets `shortcut`, if it is not nil, do what the button does that the view is, or that is in it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}
