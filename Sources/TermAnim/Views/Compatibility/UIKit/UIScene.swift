/// A part of a program that is shown by itself, as UIKit tells of it: the terminal.
@MainActor @preconcurrency
public class UIScene: Hashable {
  /// Whether a scene can be seen and used.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  init() {}

  /// Whether the scene can be seen and used: always.
  public var activationState: ActivationState { .foregroundActive }

  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool {
    a === b
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
