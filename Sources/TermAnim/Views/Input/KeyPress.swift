/// A key going down, repeating, or coming up.
public struct KeyPress: Hashable, Sendable {
  /// The stages of a press; a terminal without key reports tells only of `down`.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action made use of a press; ignored ones go on to the views around.
  public enum Result: Hashable, Sendable {
    case handled
    case ignored
  }

  public var phase: Phases
  public var key: KeyEquivalent
  /// The text the press would insert.
  public var characters: String
  public var modifiers: EventModifiers

  init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    (self.phase, self.key, self.modifiers) = (phase, key, modifiers)
    self.characters = characters ?? String(key.character)
  }

  /// The press with the arrow keys that point to the sides exchanged.
  var mirrored: KeyPress {
    var press = self
    switch key {
    case .leftArrow: press.key = .rightArrow
    case .rightArrow: press.key = .leftArrow
    default: break
    }
    return press
  }

  /// The press as it would be meant where lines begin on the left.
  func facing(_ direction: LayoutDirection) -> KeyPress {
    direction == .rightToLeft ? mirrored : self
  }

  /// Whether the key alone is pressed.
  var isUnmodified: Bool { modifiers.isDisjoint(with: [.control, .option, .command, .shift]) }
}
