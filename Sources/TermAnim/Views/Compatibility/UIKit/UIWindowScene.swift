/// The terminal, as UIKit tells of the place of windows.
public final class UIWindowScene: UIScene {
  static let terminal = UIWindowScene()

  private override init() {}

  public var windows: [UIWindow] { [.terminal] }
  public var keyWindow: UIWindow? { .terminal }
  public var screen: UIScreen { .main }
}
