/// The terminal, as UIKit tells of the place of windows.
@MainActor @preconcurrency
public final class UIWindowScene: Hashable {
  static let terminal = UIWindowScene()

  private init() {}

  public var windows: [UIWindow] { [.terminal] }
  public var keyWindow: UIWindow? { .terminal }
  public var screen: UIScreen { .main }

  nonisolated public static func == (a: UIWindowScene, b: UIWindowScene) -> Bool {
    a === b
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
