import Foundation
import Observation

extension ViewGraph {
  /// What the root sees: the environment it was given, in the colour scheme that views wish for, or
  /// else the window.
  var rootEnvironment: EnvironmentValues {
    var result = environment
    if let scheme = colorSchemeWishes.current ?? windowScheme { result.colorScheme = scheme }
    return result
  }

  /// Takes over which ground the window is asked for, now and whenever that changes.
  func followWindow() {
    let graph = Weak(self)
    windowScheme = withObservationTracking {
      UIWindow.terminal.overrideUserInterfaceStyle.colorScheme
    } onChange: { [weak pending] in
      // Told of before it changes; looked at when it has.
      pending?.append(Transaction()) { graph.object?.followWindow() }
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
