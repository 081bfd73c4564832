import Foundation

extension ViewGraph {
  /// The environment that the graph was given, in the colour scheme that views wish for, or else
  /// the window.
  var rootEnvironment: EnvironmentValues {
    var result = environment
    if let scheme = wishedScheme ?? windowScheme { result.colorScheme = scheme }
    return result
  }

  /// Takes over which ground the window is asked for, now and whenever that changes; not for a
  /// picture, which is in no window.
  func followWindow() {
    guard environment.hasCells else { return }
    windowScheme = UIWindow.terminal.overrideUserInterfaceStyle.colorScheme
    UIWindow.terminal.followers.append(self)
  }

  /// Takes note that the window is asked for another ground.
  func windowStyleChanged() {
    enqueue(Transaction()) { [weak self] in
      self?.windowScheme = UIWindow.terminal.overrideUserInterfaceStyle.colorScheme
    }
  }

  /// What is painted behind all views; nil when the screen's own ground is the right one.
  var groundCommand: DisplayList.Command? {
    let wished = rootEnvironment
    guard wished.colorScheme != environment.colorScheme else { return nil }
    let screen = CGRect(origin: .zero, size: size)
    return .fill(Path(screen), .color(wished.groundColors.ground), FillStyle())
  }
}
