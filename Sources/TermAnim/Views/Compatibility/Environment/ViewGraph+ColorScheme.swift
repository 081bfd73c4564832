import Foundation

extension ViewGraph {
  /// What the root sees: the environment it was given, in the colour scheme that views wish for.
  var rootEnvironment: EnvironmentValues {
    var result = environment
    if let scheme = colorSchemeWishes.current { result.colorScheme = scheme }
    return result
  }

  /// What is painted behind all views; nil when the screen's own ground is the right one.
  var groundCommand: DisplayList.Command? {
    let wished = rootEnvironment
    guard wished.colorScheme != environment.colorScheme else { return nil }
    let screen = CGRect(origin: .zero, size: size)
    return .fill(Path(screen), .color(wished.groundColors.ground), FillStyle())
  }
}
