public import Foundation

/// What a button in a title line of UIKit looks like in a state; noted and left at that.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  init() {}
}
