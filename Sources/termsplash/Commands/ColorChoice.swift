import ArgumentParser
import TermAnim

/// The colours to use, whatever the terminal says it can do.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto
  case truecolor
  case indexed256 = "256"
  case indexed16 = "16"
  case mono

  /// Nil leaves the choice to what is known of the terminal.
  var depth: ColorDepth? {
    switch self {
    case .auto: nil
    case .truecolor: .trueColor
    case .indexed256: .indexed256
    case .indexed16: .indexed16
    case .mono: .monochrome
    }
  }
}
